/* The compiled version of players/features.py (FeatureReader) and players/net.py (Plain): reads a
   position and values it.

   All sums are integers, so that both versions make the same choices.  The sums of the first layer
   are kept from one position to the next; only differences are added and subtracted. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define TIMES 3
#define ARGUMENTS 6
#define LARGEST 8191 /* of a first sum; training keeps second weights so small that sums fit into 32 bits */

typedef struct {
  int kind;       /* -1: no features, 0: a number, 1: a set */
  long low, high; /* for a set: its size, and whether absent members count */
  int first, many, timed;
  int32_t *places;
} Slot;

typedef struct {
  PyObject *name;
  int alone, slots;
  Slot *slot, shared, count;
} Field;

typedef struct {
  PyObject_HEAD
  PyObject *standing, *marks, *clock_name, *stack_name;
  int size, hidden, second, fields, words, phases, clock, top, first_word, first_mark;
  Field *field;
  Slot *frame; /* words * ARGUMENTS */
  Slot point[3];
  int32_t *phase_of;
  int16_t *rows, *second_rows, *third_rows;
  int32_t *bias, *sums;
  int64_t *second_bias, third_bias[3];
  double scale[3];
  int phase, generation, found, kept;
  int32_t *seen;      /* by feature: the generation in which it was last found */
  unsigned char *in;  /* by feature: whether it is in the sums */
  int32_t *list, *old, *times, *said;
  unsigned char *nests; /* by word: the first and last argument that may hold frames */
} Net;

static void clear_slot(Slot *slot) { free(slot->places); slot->places = NULL; }

static int read_slot(PyObject *told, Slot *slot) {
  memset(slot, 0, sizeof *slot);
  slot->kind = slot->timed = -1;
  if (told == Py_None) return 0;
  int kind;
  Py_buffer places;
  if (!PyArg_ParseTuple(told, "illiiiy*", &kind, &slot->low, &slot->high, &slot->first, &slot->many, &slot->timed,
                        &places))
    return -1;
  long wanted = kind ? slot->low : slot->high - slot->low + 1;
  if (places.len != (Py_ssize_t)sizeof(int32_t) * wanted) {
    PyErr_SetString(PyExc_ValueError, "a table of the wrong size");
  } else if (!(slot->places = malloc(places.len + 1))) {
    PyErr_NoMemory();
  } else {
    memcpy(slot->places, places.buf, places.len);
    slot->kind = kind;
  }
  PyBuffer_Release(&places);
  return slot->kind < 0 ? -1 : 0;
}

static void net_dealloc(Net *net) {
  for (int f = 0; net->field && f < net->fields; f++) {
    Field *field = net->field + f;
    for (int s = 0; field->slot && s < field->slots; s++) clear_slot(field->slot + s);
    free(field->slot);
    clear_slot(&field->shared);
    clear_slot(&field->count);
    Py_XDECREF(field->name);
  }
  for (int s = 0; net->frame && s < net->words * ARGUMENTS; s++) clear_slot(net->frame + s);
  for (int s = 0; s < 3; s++) clear_slot(net->point + s);
  free(net->field); free(net->frame); free(net->phase_of); free(net->rows); free(net->second_rows);
  free(net->third_rows); free(net->bias); free(net->sums); free(net->second_bias); free(net->seen); free(net->in);
  free(net->list); free(net->old); free(net->times); free(net->said); free(net->nests);
  Py_XDECREF(net->standing); Py_XDECREF(net->marks); Py_XDECREF(net->clock_name); Py_XDECREF(net->stack_name);
  Py_TYPE(net)->tp_free((PyObject *)net);
}

static int16_t *widened(Py_buffer *bytes, size_t wanted) {
  if ((size_t)bytes->len != wanted) return NULL;
  int16_t *made = aligned_alloc(64, (wanted * 2 + 63) / 64 * 64);
  for (size_t i = 0; made && i < wanted; i++) made[i] = ((int8_t *)bytes->buf)[i];
  return made;
}

static void *copied(Py_buffer *bytes, size_t wanted) {
  if ((size_t)bytes->len != wanted) return NULL;
  void *made = aligned_alloc(64, (wanted + 63) / 64 * 64);
  if (made) memcpy(made, bytes->buf, wanted);
  return made;
}

static int read_fields(Net *net, PyObject *fields) {
  net->fields = (int)PyTuple_GET_SIZE(fields);
  if (!(net->field = calloc(net->fields + 1, sizeof(Field)))) return -1;
  for (int f = 0; f < net->fields; f++) {
    Field *field = net->field + f;
    PyObject *name, *slots, *shared, *count;
    if (!PyArg_ParseTuple(PyTuple_GET_ITEM(fields, f), "UiO!OO", &name, &field->alone, &PyTuple_Type, &slots, &shared,
                          &count))
      return -1;
    Py_INCREF(name);
    PyUnicode_InternInPlace(&name);
    field->name = name;
    field->slots = (int)PyTuple_GET_SIZE(slots);
    if (!(field->slot = calloc(field->slots + 1, sizeof(Slot)))) return -1;
    for (int s = 0; s < field->slots; s++)
      if (read_slot(PyTuple_GET_ITEM(slots, s), field->slot + s)) return -1;
    if (read_slot(shared, &field->shared) || read_slot(count, &field->count)) return -1;
  }
  return 0;
}

static int net_init(Net *net, PyObject *args, PyObject *kw) {
  PyObject *standing, *marks, *clock_name, *fields, *frames, *points, *phases;
  Py_buffer nests, rows, bias, second, second_bias, third, third_bias;
  int failed = -1;
  if (net->field) { PyErr_SetString(PyExc_ValueError, "a net is made once"); return -1; }
  if (!PyArg_ParseTuple(args, "OOUiO!O!O!O!iiiiy*(iii)y*y*y*y*y*y*(ddd)", &standing, &marks, &clock_name, &net->clock,
                        &PyTuple_Type, &fields, &PyTuple_Type, &frames, &PyTuple_Type, &points, &PyTuple_Type, &phases,
                        &net->top, &net->first_word, &net->first_mark, &net->words, &nests, &net->size, &net->hidden,
                        &net->second, &rows, &bias, &second, &second_bias, &third, &third_bias, &net->scale[0],
                        &net->scale[1], &net->scale[2]))
    return -1;
  Py_INCREF(standing); net->standing = standing;
  Py_INCREF(marks); net->marks = marks;
  Py_INCREF(clock_name); PyUnicode_InternInPlace(&clock_name); net->clock_name = clock_name;
  net->stack_name = PyUnicode_InternFromString("stack");
  net->phases = (int)PyTuple_GET_SIZE(phases);
  size_t size = net->size, hidden = net->hidden, deep = net->second;
  if (hidden % 8 || PyTuple_GET_SIZE(frames) != net->words || PyTuple_GET_SIZE(points) != 3 || !net->phases) goto wrong;
  net->frame = calloc(net->words * ARGUMENTS + 1, sizeof(Slot));
  net->phase_of = calloc(net->phases, sizeof(int32_t));
  net->seen = calloc(size, sizeof(int32_t));
  net->in = calloc(size, 1);
  net->list = calloc(size, sizeof(int32_t));
  net->old = calloc(size, sizeof(int32_t));
  net->times = calloc(net->words, sizeof(int32_t));
  net->said = calloc(net->words, sizeof(int32_t));
  net->nests = copied(&nests, 2 * net->words);
  net->rows = widened(&rows, size * hidden);
  net->bias = copied(&bias, hidden * 4);
  net->sums = copied(&bias, hidden * 4);
  net->second_rows = copied(&second, deep * hidden * 2);
  net->second_bias = copied(&second_bias, deep * 8);
  net->third_rows = copied(&third, deep * 3 * 2);
  if (third_bias.len == 24) memcpy(net->third_bias, third_bias.buf, 24); else goto wrong;
  if (!net->frame || !net->phase_of || !net->seen || !net->in || !net->list || !net->old || !net->times || !net->said ||
      !net->nests || !net->rows || !net->bias || !net->sums || !net->second_rows || !net->second_bias || !net->third_rows)
    goto wrong;
  for (int i = 0; i < net->phases; i++) net->phase_of[i] = (int32_t)PyLong_AsLong(PyTuple_GET_ITEM(phases, i));
  if (read_fields(net, fields)) goto done;
  for (int w = 0; w < net->words; w++)
    for (int a = 0; a < ARGUMENTS; a++)
      if (read_slot(PyTuple_GET_ITEM(PyTuple_GET_ITEM(frames, w), a), net->frame + w * ARGUMENTS + a)) goto done;
  for (int i = 0; i < 3; i++)
    if (read_slot(PyTuple_GET_ITEM(points, i), net->point + i)) goto done;
  failed = 0;
  goto done;
wrong:
  PyErr_SetString(PyExc_ValueError, "the parts of the net do not fit together");
done:
  PyBuffer_Release(&nests); PyBuffer_Release(&rows); PyBuffer_Release(&bias); PyBuffer_Release(&second); PyBuffer_Release(&second_bias);
  PyBuffer_Release(&third); PyBuffer_Release(&third_bias);
  return failed;
}

/* --- reading a position */

static inline void emit(Net *net, int feature) {
  if (feature >= 0 && feature < net->size && net->seen[feature] != net->generation) {
    net->seen[feature] = net->generation;
    net->list[net->found++] = feature;
  }
}

static inline void look_place(Net *net, const Slot *slot, int place) {
  if (place < 0) return;
  emit(net, slot->first + place);
  if (slot->timed >= 0) emit(net, slot->timed + net->phase * slot->many + place);
}

static inline void look_number(Net *net, const Slot *slot, long value) {
  look_place(net, slot,
             slot->places[(value < slot->low ? slot->low : value > slot->high ? slot->high : value) - slot->low]);
}

static int as_long(PyObject *number, long *value) {
  int overflow;
  *value = PyLong_AsLongAndOverflow(number, &overflow);
  if (overflow) *value = overflow > 0 ? (1L << 40) : -(1L << 40);
  return *value == -1 && !overflow && PyErr_Occurred() ? -1 : 0;
}

static int look_set(Net *net, const Slot *slot, PyObject *number) {
  PyObject *rest = number, *by = NULL;
  int size = (int)slot->low, failed = -1;
  Py_INCREF(rest);
  for (int base = 0; base < size; base += 64) {
    uint64_t word = PyLong_AsUnsignedLongLongMask(rest);
    if (word == (uint64_t)-1 && PyErr_Occurred()) goto done;
    if (slot->high) word = ~word;
    if (size - base < 64) word &= ((uint64_t)1 << (size - base)) - 1;
    while (word) {
      look_place(net, slot, slot->places[base + __builtin_ctzll(word)]);
      word &= word - 1;
    }
    if (base + 64 < size) {
      if (!by && !(by = PyLong_FromLong(64))) goto done;
      PyObject *shifted = PyNumber_Rshift(rest, by);
      if (!shifted) goto done;
      Py_DECREF(rest);
      rest = shifted;
    }
  }
  failed = 0;
done:
  Py_XDECREF(by);
  Py_DECREF(rest);
  return failed;
}

static inline int look(Net *net, const Slot *slot, PyObject *value) {
  if (slot->kind < 0) return 0;
  if (slot->kind) return look_set(net, slot, value);
  long number;
  if (as_long(value, &number)) return -1;
  look_number(net, slot, number);
  return 0;
}

static int look_frame(Net *net, PyObject *frame, int *words) {
  long word = PyLong_AsLong(PyTuple_GET_ITEM(frame, 0));
  if (word < 0 || word >= net->words) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_IndexError, "a word that the net does not know");
    return -1;
  }
  if (!net->times[word]++) net->said[(*words)++] = (int32_t)word;
  Py_ssize_t arguments = PyTuple_GET_SIZE(frame);
  for (Py_ssize_t nth = 1; nth < arguments; nth++) {
    PyObject *argument = PyTuple_GET_ITEM(frame, nth);
    if (PyTuple_Check(argument)) {
      if (nth >= net->nests[2 * word] && nth <= net->nests[2 * word + 1] && PyTuple_GET_SIZE(argument) &&
           look_frame(net, argument, words)) return -1;
    } else if (nth <= ARGUMENTS && PyLong_Check(argument)) {
      if (look(net, net->frame + word * ARGUMENTS + nth - 1, argument)) return -1;
    }
  }
  return 0;
}

static int look_stack(Net *net, PyObject *p) {
  PyObject *stack = PyObject_GetAttr(p, net->stack_name);
  if (!stack) return -1;
  int words = 0, failed = -1;
  if (!PyList_Check(stack)) { PyErr_SetString(PyExc_TypeError, "a stack is a list"); goto done; }
  Py_ssize_t many = PyList_GET_SIZE(stack);
  if (many) {
    long word = PyLong_AsLong(PyTuple_GET_ITEM(PyList_GET_ITEM(stack, many - 1), 0));
    if (word < 0 || word >= net->words) { PyErr_SetString(PyExc_IndexError, "an unknown word"); goto done; }
    emit(net, net->top + (int)word);
  }
  for (Py_ssize_t nth = 0; nth < many; nth++)
    if (look_frame(net, PyList_GET_ITEM(stack, nth), &words)) goto done;
  failed = 0;
done:
  for (int i = 0; i < words; i++) {
    int word = net->said[i], times = net->times[word];
    if (!failed) emit(net, net->first_word + word * TIMES + (times < TIMES ? times : TIMES) - 1);
    net->times[word] = 0;
  }
  Py_DECREF(stack);
  return failed;
}

static int look_field(Net *net, Field *field, PyObject *value) {
  if (field->alone) return look(net, field->slot, value);
  if (!PyList_Check(value) && !PyTuple_Check(value)) {
    PyErr_SetString(PyExc_TypeError, "a row is a list or a tuple");
    return -1;
  }
  Py_ssize_t many = PySequence_Fast_GET_SIZE(value);
  for (Py_ssize_t i = 0; i < many && i < field->slots; i++)
    if (look(net, field->slot + i, PySequence_Fast_GET_ITEM(value, i))) return -1;
  if (field->shared.kind == 1)
    for (Py_ssize_t i = 0; i < many; i++) {
      long thing;
      if (as_long(PySequence_Fast_GET_ITEM(value, i), &thing)) return -1;
      if (thing >= 0 && thing < field->shared.low) look_place(net, &field->shared, field->shared.places[thing]);
    }
  if (field->count.kind == 0) look_number(net, &field->count, (long)many);
  return 0;
}

static int read_position(Net *net, PyObject *p, long *mine, long *theirs) {
  net->generation++;
  net->found = 0;
  PyObject *clock = PyObject_GetAttr(p, net->clock_name);
  long late = 0;
  if (!clock) PyErr_Clear();
  else {
    int failed = as_long(clock, &late);
    Py_DECREF(clock);
    if (failed) return -1;
  }
  late -= net->clock;
  net->phase = net->phase_of[late < 0 ? 0 : late >= net->phases ? net->phases - 1 : late];
  emit(net, 0);
  for (int f = 0; f < net->fields; f++) {
    PyObject *value = PyObject_GetAttr(p, net->field[f].name);
    if (!value) return -1;
    int failed = look_field(net, net->field + f, value);
    Py_DECREF(value);
    if (failed) return -1;
  }
  if (look_stack(net, p)) return -1;
  PyObject *points = PyObject_CallFunctionObjArgs(net->standing, p, NULL);
  if (!points) return -1;
  int read = PyArg_ParseTuple(points, "ll", mine, theirs);
  Py_DECREF(points);
  if (!read) return -1;
  long three[3] = {*mine, *theirs, *mine - *theirs};
  for (int i = 0; i < 3; i++)
    if (net->point[i].kind == 0) look_number(net, net->point + i, three[i]);
  if (net->marks != Py_None) {
    PyObject *marks = PyObject_CallFunctionObjArgs(net->marks, p, NULL);
    if (!marks) return -1;
    if (!PyList_Check(marks)) { Py_DECREF(marks); PyErr_SetString(PyExc_TypeError, "marks are a list"); return -1; }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(marks); i++) {
      long mark;
      if (as_long(PyList_GET_ITEM(marks, i), &mark)) { Py_DECREF(marks); return -1; }
      emit(net, net->first_mark + (int)mark);
    }
    Py_DECREF(marks);
  }
  return 0;
}

/* --- valuing it */

static void add_row(int32_t *restrict sums, const int16_t *restrict row, int hidden) {
  for (int j = 0; j < hidden; j++) sums[j] += row[j];
}

static void take_row(int32_t *restrict sums, const int16_t *restrict row, int hidden) {
  for (int j = 0; j < hidden; j++) sums[j] -= row[j];
}

static int32_t times_row(const int16_t *restrict row, const int16_t *restrict values, int hidden) {
  int32_t sum = 0;
  for (int j = 0; j < hidden; j++) sum += (int32_t)row[j] * values[j];
  return sum;
}

static PyObject *net_value(Net *net, PyObject *p) {
  long mine, theirs;
  if (read_position(net, p, &mine, &theirs)) return NULL;
  int hidden = net->hidden;
  for (int i = 0; i < net->found; i++) {
    int feature = net->list[i];
    if (!net->in[feature]) {
      net->in[feature] = 1;
      add_row(net->sums, net->rows + (size_t)feature * hidden, hidden);
    }
  }
  for (int i = 0; i < net->kept; i++) {
    int feature = net->old[i];
    if (net->seen[feature] != net->generation) {
      net->in[feature] = 0;
      take_row(net->sums, net->rows + (size_t)feature * hidden, hidden);
    }
  }
  int32_t *old = net->old;
  net->old = net->list;
  net->list = old;
  net->kept = net->found;
  int16_t first[hidden];
  for (int j = 0; j < hidden; j++) {
    int32_t sum = net->sums[j];
    first[j] = (int16_t)(sum < 0 ? 0 : sum > LARGEST ? LARGEST : sum);
  }
  int64_t out[3] = {net->third_bias[0], net->third_bias[1], net->third_bias[2]};
  for (int k = 0; k < net->second; k++) {
    int64_t sum = net->second_bias[k] + times_row(net->second_rows + (size_t)k * hidden, first, hidden);
    if (sum > 0)
      for (int o = 0; o < 3; o++) out[o] += sum * net->third_rows[o * net->second + k];
  }
  return Py_BuildValue("(ddd)", (double)mine + (double)out[0] * net->scale[0],
                       (double)theirs + (double)out[1] * net->scale[1], (double)out[2] * net->scale[2]);
}

static PyObject *net_features(Net *net, PyObject *p) {
  long mine, theirs;
  if (read_position(net, p, &mine, &theirs)) return NULL;
  PyObject *list = PyList_New(net->found);
  for (int i = 0; list && i < net->found; i++) PyList_SET_ITEM(list, i, PyLong_FromLong(net->list[i]));
  return list;
}

static PyObject *net_packed(Net *net, PyObject *p) {
  long mine, theirs;
  if (read_position(net, p, &mine, &theirs)) return NULL;
  PyObject *bytes = PyBytes_FromStringAndSize(NULL, 2 * (Py_ssize_t)net->found);
  if (!bytes) return NULL;
  uint16_t *to = (uint16_t *)PyBytes_AS_STRING(bytes);
  for (int i = 0; i < net->found; i++) to[i] = (uint16_t)net->list[i];
  return bytes;
}

static PyMethodDef methods[] = {
    {"judged", (PyCFunction)net_value, METH_O, "The final points of both that are to be expected, and the log odds."},
    {"features", (PyCFunction)net_features, METH_O, "The features of a position."},
    {"packed", (PyCFunction)net_packed, METH_O, "The features of a position, two bytes each."},
    {NULL}};

static PyTypeObject type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "tableforone.players.quicknet.QuickNet",
    .tp_basicsize = sizeof(Net),
    .tp_dealloc = (destructor)net_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A net that reads and values positions.",
    .tp_methods = methods,
    .tp_init = (initproc)net_init,
    .tp_new = PyType_GenericNew,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "quicknet", "Nets in C.", -1, NULL};

PyMODINIT_FUNC PyInit_quicknet(void) {
  if (PyType_Ready(&type) < 0) return NULL;
  PyObject *made = PyModule_Create(&module);
  if (!made) return NULL;
  Py_INCREF(&type);
  if (PyModule_AddObject(made, "QuickNet", (PyObject *)&type) < 0) { Py_DECREF(made); return NULL; }
  return made;
}
