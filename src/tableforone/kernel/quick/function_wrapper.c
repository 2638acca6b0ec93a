/* What compiled engines do most, done without a call.

   The last file of the runtime that mypyc puts in front of the translated modules is found here first; whatever they
   ask of it goes by the short ways below, and each of those falls back to what it stands for: the same games.  Only gcc
   and clang see this file (setup.py). */

#include_next <function_wrapper.c>

#if !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030F0000  // newer Pythons have to be tried first

/* Items of lists, by a small number that is not negative. */

#define HAS_ITEM(list, index) likely(CPyTagged_CheckShort(index) && (index) >> 1 < (size_t)PyList_GET_SIZE(list))

static inline PyObject *quick_item(PyObject *list, CPyTagged index) {
    if (HAS_ITEM(list, index)) {
        return Py_NewRef(PyList_GET_ITEM(list, index >> 1));
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *quick_borrowed(PyObject *list, CPyTagged index) {
    return HAS_ITEM(list, index) ? PyList_GET_ITEM(list, index >> 1) : CPyList_GetItemBorrow(list, index);
}

static inline bool quick_set(PyObject *list, CPyTagged index, PyObject *value) {
    if (HAS_ITEM(list, index)) {
        PyObject *old = PyList_GET_ITEM(list, index >> 1);
        PyList_SET_ITEM(list, index >> 1, value);
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* Lists that grow and shrink at their end: the stack, the answers.  Eight places are enough for most of them at once,
   and they are never made smaller. */

static __attribute__((noinline)) int quick_room(PyListObject *list) {
    Py_ssize_t places = list->allocated < 8 ? 8 : 2 * list->allocated;
    PyObject **items = PyMem_Realloc(list->ob_item, places * sizeof(PyObject *));
    if (items == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    list->ob_item = items;
    list->allocated = places;
    return 0;
}

static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated) && quick_room((PyListObject *)list) < 0) {
        return -1;
    }
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    return 0;
}

static inline PyObject *quick_pop(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size > 0)) {
        Py_SET_SIZE((PyVarObject *)list, size - 1);
        return ((PyListObject *)list)->ob_item[size - 1];
    }
    return CPyList_PopLast(list);
}

/* A whole list copied: a position is copied list by list. */

static PyObject *quick_copy(PyListObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyListObject *copy = (PyListObject *)PyList_New(0);
    if (size == 0 || copy == NULL) {
        return (PyObject *)copy;
    }
    PyObject **items = PyMem_Malloc(size * sizeof(PyObject *));
    if (items == NULL) {
        Py_DECREF(copy);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        items[i] = Py_NewRef(list->ob_item[i]);
    }
    copy->ob_item = items;
    copy->allocated = size;
    Py_SET_SIZE((PyVarObject *)copy, size);
    return (PyObject *)copy;
}

static inline PyObject *quick_slice(PyObject *list, CPyTagged start, CPyTagged end) {
    if (likely(start == 0 && end == (CPyTagged)PY_SSIZE_T_MAX - 1 && PyList_CheckExact(list))) {
        return quick_copy((PyListObject *)list);
    }
    return CPyList_GetSlice(list, start, end);
}

static inline PyObject *quick_whole(PyObject *list) {
    return likely(PyList_CheckExact(list)) ? quick_copy((PyListObject *)list) : PySequence_List(list);
}

/* Small numbers as objects, answers too: each is made once. */

#define LEAST -8
#define NUMBERS 4096

static PyObject *quick_numbers[NUMBERS];

static inline PyObject *quick_object(CPyTagged x) {
    size_t nth = (size_t)CPyTagged_ShortAsSsize_t(x) - LEAST;
    if (likely(CPyTagged_CheckShort(x) && nth < NUMBERS)) {
        if (unlikely(quick_numbers[nth] == NULL)) {
            quick_numbers[nth] = CPyTagged_StealAsObject(x);
        }
        return Py_NewRef(quick_numbers[nth]);
    }
    return CPyTagged_StealAsObject(x);
}

/* Items that are counted up and down: dice[face] -= 1. */

static inline bool are_short(PyObject *a, PyObject *b, CPyTagged *x, CPyTagged *y) {
    if (unlikely(!PyLong_CheckExact(a) || !PyLong_CheckExact(b))) {
        return false;
    }
    *x = CPyTagged_BorrowFromObject(a);
    *y = CPyTagged_BorrowFromObject(b);
    return CPyTagged_CheckShort(*x) && CPyTagged_CheckShort(*y);
}

static inline PyObject *quick_add(PyObject *a, PyObject *b) {
    CPyTagged x, y;
    return likely(are_short(a, b, &x, &y)) ? quick_object(CPyTagged_Add(x, y)) : PyNumber_InPlaceAdd(a, b);
}

static inline PyObject *quick_subtract(PyObject *a, PyObject *b) {
    CPyTagged x, y;
    return likely(are_short(a, b, &x, &y)) ? quick_object(CPyTagged_Subtract(x, y)) : PyNumber_InPlaceSubtract(a, b);
}

/* Calls of words and rows: compiled functions are called as what they are, and find their arguments in order. */

static inline PyObject *quick_call(PyObject *f, PyObject *const *args, size_t n, PyObject *names) {
    if (likely(PyCFunction_CheckExact(f) && PyCFunction_GET_FLAGS(f) == (METH_FASTCALL | METH_KEYWORDS))) {
        _PyCFunctionFastWithKeywords called = (_PyCFunctionFastWithKeywords)(void (*)(void))PyCFunction_GET_FUNCTION(f);
        return called(PyCFunction_GET_SELF(f), args, PyVectorcall_NARGS(n), names);
    }
    return PyObject_Vectorcall(f, args, n, names);
}

static inline __attribute__((always_inline)) bool quick_arguments(
    PyObject *const *args, Py_ssize_t given, PyObject *names, PyObject **const *places, Py_ssize_t wanted) {
    if (unlikely(names != NULL || given != wanted)) {
        return false;
    }
#ifdef __clang__
#pragma unroll
#else
#pragma GCC unroll 8
#endif
    for (Py_ssize_t i = 0; i < wanted; i++) {
        *places[i] = args[i];
    }
    return true;
}

#define PLACES(...) ((PyObject **const[]){__VA_ARGS__})

#define CPyList_GetItem quick_item
#define CPyList_GetItemShort quick_item
#define CPyList_GetItemBorrow quick_borrowed
#define CPyList_GetItemShortBorrow quick_borrowed
#define CPyList_SetItem quick_set
#define CPyList_PopLast quick_pop
#define CPyList_GetSlice quick_slice
#define CPyList_Copy quick_whole
#define CPyTagged_StealAsObject quick_object
#define PyList_Append quick_append
#define PyNumber_InPlaceAdd quick_add
#define PyNumber_InPlaceSubtract quick_subtract
#define PyObject_Vectorcall quick_call
#define CPyArg_ParseStackAndKeywordsSimple(args, given, names, parser, ...)                                        \
    (quick_arguments(args, given, names, PLACES(__VA_ARGS__), sizeof PLACES(__VA_ARGS__) / sizeof(PyObject **)) || \
     CPyArg_ParseStackAndKeywordsSimple(args, given, names, parser, __VA_ARGS__))

#endif
