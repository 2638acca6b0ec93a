/* This file shadows function_wrapper.c, the last file of mypyc's runtime: it is found first, and
   includes that one.

   The most frequent operations of compiled engines are done here without a call.  Each fast path
   falls back to the operation that it replaces, so the games are the same.  Only gcc and clang see
   this file, and only for the Pythons that setup.py lists (QUICK_PYTHONS).  Before one is added to
   that list, tests/test_quick.py must pass with it.  QUICK_IN_DEBUG_BUILD is only for that test. */

#include_next <function_wrapper.c>

/* What follows an error is rare: the C compiler puts it into a section of its own, so that the code
   that runs all the time is dense. */

#define RARE(name) __typeof__(name) name __attribute__((cold))

RARE(CPy_AddTraceback);
RARE(CPy_TypeError);
RARE(CPyError_OutOfMemory);

#if !defined(Py_GIL_DISABLED) && (!defined(Py_REF_DEBUG) || defined(QUICK_IN_DEBUG_BUILD))

/* Free lists of tuples, short lists and numbers: nearly every step makes some and drops them.
   Dropped ones are kept on a "shelf" for reuse, lists with their allocated places; all compiled
   libraries of the app share it.  The garbage collector does not track them: engines store frames,
   answers and numbers in them, which never form cycles. */

#define LONGEST 12  // most items of a tuple that is kept
#define PLACES 8  // least places allocated for a list,
#define MOST_PLACES 64  // and most places of a list that is kept
#define KEPT 256
#define DEEPEST 50  // levels of nested tuples that are freed here; Python frees deeper ones
#define DIGITS 2  // most digits of a number that is kept: 60 bits
#define SHELF "_tableforone_shelf_2"  // change the number when the Shelf struct changes

typedef struct {
    int tuples[LONGEST + 1];
    int lists;
    PyObject *tuple[LONGEST + 1][KEPT];
    PyListObject *list[KEPT];
    int numbers[DIGITS + 1];
    PyLongObject *number[DIGITS + 1][KEPT];
} Shelf;

static Shelf own_shelf;
static Shelf *shelf = &own_shelf;

static __attribute__((constructor)) void share_the_shelf(void) {
    PyObject *shared = PySys_GetObject(SHELF);
    if (shared != NULL) {
        shelf = PyCapsule_GetPointer(shared, SHELF);
        return;
    }
    shared = PyCapsule_New(shelf, SHELF, NULL);
    if (shared == NULL || PySys_SetObject(SHELF, shared) < 0) {
        PyErr_Clear();
    }
    Py_XDECREF(shared);
}

static void quick_free(PyObject *o);

static inline bool quick_is_last(PyObject *o) {  // one reference is gone; was it the last one?
#if PY_VERSION_HEX >= 0x030C0000
    if (_Py_IsImmortal(o)) {
        return false;
    }
#endif
    return --o->ob_refcnt == 0;
}

static inline __attribute__((always_inline)) void quick_decref(PyObject *o) {
    if (quick_is_last(o)) {
        quick_free(o);
    }
}

static inline void quick_xdecref(PyObject *o) {
    if (o != NULL) {
        quick_decref(o);
    }
}

static inline void quick_clear(PyObject **place) {
    PyObject *o = *place;
    *place = NULL;
    quick_xdecref(o);
}

static __attribute__((noinline)) void quick_free_inside(PyObject *o);

static inline void quick_drop(PyObject *o) {  // an item of a tuple or a list that is freed
    if (o != NULL && quick_is_last(o)) {
        quick_free_inside(o);
    }
}

static inline void quick_untrack(PyObject *o) {
    if (((uintptr_t *)o)[-2] != 0) {  // it is in the collector's linked list
        PyObject_GC_UnTrack(o);
    }
}

#if PY_VERSION_HEX >= 0x030C0000
#define quick_digits_of(o) (((PyLongObject *)(o))->long_value.ob_digit)
#define quick_digits(o) ((Py_ssize_t)(((PyLongObject *)(o))->long_value.lv_tag >> 3))
#define quick_is_negative(o) ((((PyLongObject *)(o))->long_value.lv_tag & 3) == 2)
#else
#define quick_digits_of(o) (((PyLongObject *)(o))->ob_digit)
#define quick_digits(o) Py_ABS(Py_SIZE(o))
#define quick_is_negative(o) (Py_SIZE(o) < 0)
#endif

static inline bool is_shelved(PyObject *o) {
    if (PyTuple_CheckExact(o)) {
        Py_ssize_t size = PyTuple_GET_SIZE(o);
        if (size > 0 && size <= LONGEST) {
            quick_untrack(o);
            for (Py_ssize_t i = 0; i < size; i++) {
                PyObject *item = PyTuple_GET_ITEM(o, i);
                ((PyTupleObject *)o)->ob_item[i] = NULL;  // a reused one may be dropped unfilled
                quick_drop(item);
            }
            if (likely(shelf->tuples[size] < KEPT)) {
                shelf->tuple[size][shelf->tuples[size]++] = o;
                return true;
            }
        }
    } else if (PyList_CheckExact(o)) {
        PyListObject *list = (PyListObject *)o;
        if (list->allocated >= PLACES && list->allocated <= MOST_PLACES) {
            quick_untrack(o);
            for (Py_ssize_t i = PyList_GET_SIZE(o); --i >= 0;) {
                quick_drop(list->ob_item[i]);
            }
            Py_SET_SIZE((PyVarObject *)list, 0);
            if (likely(shelf->lists < KEPT)) {
                shelf->list[shelf->lists++] = list;
                return true;
            }
        }
    } else if (PyLong_CheckExact(o)) {
        Py_ssize_t digits = quick_digits(o);
        if (digits > 0 && digits <= DIGITS && likely(shelf->numbers[digits] < KEPT)) {
            shelf->number[digits][shelf->numbers[digits]++] = (PyLongObject *)o;
            return true;
        }
    }
    return false;
}

static __attribute__((noinline)) void quick_free(PyObject *o) {
    if (!is_shelved(o)) {
        _Py_Dealloc(o);
    }
}

static void quick_free_inside(PyObject *o) {
    static int depth = 0;
    if (likely(depth < DEEPEST)) {
        depth++;
        quick_free(o);
        depth--;
    } else {
        _Py_Dealloc(o);
    }
}

static __attribute__((noinline)) PyObject *new_tuple(Py_ssize_t size) {
    PyObject *tuple = PyTuple_New(size);
    if (tuple != NULL && size > 0 && size <= LONGEST) {
        PyObject_GC_UnTrack(tuple);
    }
    return tuple;
}

static inline PyObject *quick_tuple(Py_ssize_t size) {
    if (unlikely(size > LONGEST || shelf->tuples[size] == 0)) {
        return new_tuple(size);
    }
    PyObject *tuple = shelf->tuple[size][--shelf->tuples[size]];
    Py_SET_REFCNT(tuple, 1);
#if PY_VERSION_HEX >= 0x030E0000
    ((PyTupleObject *)tuple)->ob_hash = -1;
#endif
    return tuple;
}

static __attribute__((noinline)) int quick_room(PyListObject *list, Py_ssize_t places) {
    PyObject **items = PyMem_Realloc(list->ob_item, places * sizeof(PyObject *));
    if (items == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    list->ob_item = items;
    list->allocated = places;
    return 0;
}

static __attribute__((noinline)) PyObject *new_list(Py_ssize_t size) {
    if (size > PLACES) {
        return PyList_New(size);
    }
    PyListObject *list = (PyListObject *)PyList_New(0);
    if (list == NULL || quick_room(list, PLACES) < 0) {
        Py_XDECREF(list);
        return NULL;
    }
    PyObject_GC_UnTrack(list);
    for (Py_ssize_t i = 0; i < size; i++) {
        list->ob_item[i] = NULL;
    }
    Py_SET_SIZE((PyVarObject *)list, size);
    return (PyObject *)list;
}

static inline PyObject *quick_list(Py_ssize_t size) {
    if (unlikely(size > PLACES || shelf->lists == 0)) {
        return new_list(size);
    }
    PyListObject *list = shelf->list[--shelf->lists];
    Py_SET_REFCNT(list, 1);
    for (Py_ssize_t i = 0; i < size; i++) {
        list->ob_item[i] = NULL;
    }
    Py_SET_SIZE((PyVarObject *)list, size);
    return (PyObject *)list;
}

/* Small numbers: Python stores those up to 256 side by side, so the address gives the value. */

#define NEGATIVE 5
#define NUMBER_SIZE ((intptr_t)sizeof(PyLongObject))  // 32, in a browser 16
#define SMALL_NUMBERS ((NEGATIVE + 257) * NUMBER_SIZE)

static char *first_number = (char *)~(uintptr_t)0;  // no address is above it

static __attribute__((constructor)) void find_the_numbers(void) {
    char *first = (char *)PyLong_FromLong(-NEGATIVE);
    for (long n = -NEGATIVE; n <= 256; n++) {
        if ((char *)PyLong_FromLong(n) != first + (n + NEGATIVE) * NUMBER_SIZE) {
            return;
        }
    }
    first_number = first;
}

static inline bool is_small(PyObject *o) {
    return (size_t)((char *)o - first_number) < SMALL_NUMBERS;
}

static inline CPyTagged small_number(PyObject *o) {
    return (CPyTagged)((((char *)o - first_number) / NUMBER_SIZE - NEGATIVE) * 2);
}

static inline bool quick_is_number(PyObject *o) {
    return likely(is_small(o)) || PyLong_Check(o);
}

static __attribute__((noinline)) CPyTagged large_number(PyObject *o) {
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)o)) {
        return (CPyTagged)PyUnstable_Long_CompactValue((PyLongObject *)o) << 1;
    }
#endif
#if PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
    if (Py_SIZE(o) == 2) {  // a set of about 30 to 60 things
        const digit *digits = quick_digits_of(o);
        return (CPyTagged)digits[1] << 31 | (CPyTagged)digits[0] << 1;
    }
#endif
    return CPyTagged_FromObject(o);
}

static __attribute__((noinline)) CPyTagged large_borrowed(PyObject *o) {
    return CPyTagged_BorrowFromObject(o);
}

static inline CPyTagged quick_number(PyObject *o) {
    return likely(is_small(o)) ? small_number(o) : large_number(o);
}

static inline CPyTagged quick_borrowed_number(PyObject *o) {
    return likely(is_small(o)) ? small_number(o) : large_borrowed(o);
}

/* Items of lists, by a small index that is not negative. */

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
        quick_decref(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* Lists that grow and shrink at their end: stack and answers.  Their memory is never reduced. */

static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list), places = ((PyListObject *)list)->allocated;
    if (unlikely(size >= places) && quick_room((PyListObject *)list, places < PLACES ? PLACES : 2 * places) < 0) {
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

/* Appending a whole list to another, or copying one: a position is copied list by list. */

static int put_behind(PyListObject *list, PyObject *more) {
    Py_ssize_t size = PyList_GET_SIZE(list), many = PyList_GET_SIZE(more), places = 2 * size + many;
    if (size + many > list->allocated && quick_room(list, places < PLACES ? PLACES : places) < 0) {
        return -1;
    }
    for (Py_ssize_t i = 0; i < many; i++) {
        list->ob_item[size + i] = Py_NewRef(PyList_GET_ITEM(more, i));
    }
    Py_SET_SIZE((PyVarObject *)list, size + many);
    return 0;
}

static inline PyObject *quick_extend(PyObject *list, PyObject *more) {
    if (unlikely(!PyList_CheckExact(more) || !PyList_CheckExact(list))) {
        return CPyList_Extend(list, more);
    }
    return put_behind((PyListObject *)list, more) < 0 ? NULL : Py_NewRef(Py_None);
}

static inline PyObject *quick_concat(PyObject *list, PyObject *more) {
    if (unlikely(!PyList_CheckExact(list) || !PyList_CheckExact(more))) {
        return PySequence_InPlaceConcat(list, more);
    }
    return put_behind((PyListObject *)list, more) < 0 ? NULL : Py_NewRef(list);
}

static PyObject *quick_copy(PyObject *list) {
    PyObject *copy = quick_list(0);
    if (copy != NULL && put_behind((PyListObject *)copy, list) < 0) {
        Py_CLEAR(copy);
    }
    return copy;
}

static inline PyObject *quick_slice(PyObject *list, CPyTagged start, CPyTagged end) {
    if (likely(start == 0 && end == (CPyTagged)PY_SSIZE_T_MAX - 1 && PyList_CheckExact(list))) {
        return quick_copy(list);
    }
    return CPyList_GetSlice(list, start, end);
}

static inline PyObject *quick_whole(PyObject *list) {
    return likely(PyList_CheckExact(list)) ? quick_copy(list) : PySequence_List(list);
}

static PyObject *quick_as_tuple(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size > LONGEST) {
        return PyList_AsTuple(list);
    }
    PyObject *tuple = quick_tuple(size);
    for (Py_ssize_t i = 0; tuple != NULL && i < size; i++) {
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(PyList_GET_ITEM(list, i)));
    }
    return tuple;
}

/* Small numbers as objects, answers included: each is created once. */

#define LEAST -8
#define NUMBERS 4096

static PyObject *quick_numbers[NUMBERS];

static __attribute__((noinline)) PyObject *new_number(CPyTagged x) {
#if PYLONG_BITS_IN_DIGIT == 30
    if (likely(CPyTagged_CheckShort(x))) {
        Py_ssize_t value = CPyTagged_ShortAsSsize_t(x);
        size_t amount = value < 0 ? -(size_t)value : (size_t)value, digits = amount >> 30 ? 2 : 1;
        if (likely(amount >> 30 < (size_t)1 << 30 && shelf->numbers[digits] > 0)) {
            PyLongObject *number = shelf->number[digits][--shelf->numbers[digits]];
            Py_SET_REFCNT((PyObject *)number, 1);
#if PY_VERSION_HEX >= 0x030C0000
            number->long_value.lv_tag = digits << 3 | (value < 0 ? 2 : 0);
#else
            Py_SET_SIZE((PyVarObject *)number, value < 0 ? -(Py_ssize_t)digits : (Py_ssize_t)digits);
#endif
            quick_digits_of(number)[0] = (digit)(amount & PyLong_MASK);
            if (digits > 1) {
                quick_digits_of(number)[1] = (digit)(amount >> 30);
            }
            return (PyObject *)number;
        }
    }
#endif
    return CPyTagged_StealAsObject(x);
}

static inline PyObject *quick_object(CPyTagged x) {
    size_t nth = (size_t)CPyTagged_ShortAsSsize_t(x) - LEAST;
    if (unlikely(!CPyTagged_CheckShort(x) || nth >= NUMBERS)) {
        return new_number(x);
    }
    if (unlikely(quick_numbers[nth] == NULL)) {
        quick_numbers[nth] = CPyTagged_StealAsObject(x);
    }
    return Py_NewRef(quick_numbers[nth]);
}

/* The upper part of a set of 62 to 90 things, such as a bag of cards: its number has three digits. */

static __attribute__((noinline)) CPyTagged wide_rshift(CPyTagged x, CPyTagged places) {
#if PYLONG_BITS_IN_DIGIT == 30 && defined(__SIZEOF_INT128__)
    PyObject *o = CPyTagged_LongAsObject(x);
    if (CPyTagged_CheckShort(places) && places >> 1 < 90 && quick_digits(o) == 3 && !quick_is_negative(o)) {
        const digit *digits = quick_digits_of(o);
        unsigned __int128 upper = (unsigned __int128)digits[2] << 60 | (uint64_t)digits[1] << 30 | digits[0];
        upper >>= places >> 1;
        if (likely(upper >> (8 * sizeof(CPyTagged) - 2) == 0)) {  // a browser has 32 bits
            return (CPyTagged)upper << 1;
        }
    }
#endif
    return CPyTagged_Rshift(x, places);
}

static inline __attribute__((always_inline)) CPyTagged quick_rshift(CPyTagged x, CPyTagged places) {
    return likely(CPyTagged_CheckShort(x)) ? CPyTagged_Rshift(x, places) : wide_rshift(x, places);
}

/* Items that are incremented or decremented: dice[face] -= 1. */

static inline bool are_short(PyObject *a, PyObject *b, CPyTagged *x, CPyTagged *y) {
    if (unlikely(!PyLong_CheckExact(a) || !PyLong_CheckExact(b))) {
        return false;
    }
    *x = CPyTagged_BorrowFromObject(a);
    *y = CPyTagged_BorrowFromObject(b);
    return CPyTagged_CheckShort(*x) && CPyTagged_CheckShort(*y);
}

#define ON_SHORT(name, of_short, of_others)                                                                  \
    static inline PyObject *name(PyObject *a, PyObject *b) {                                                 \
        CPyTagged x, y;                                                                                      \
        return likely(are_short(a, b, &x, &y)) ? quick_object(of_short(x, y)) : of_others(a, b);             \
    }

ON_SHORT(quick_add, CPyTagged_Add, PyNumber_InPlaceAdd)
ON_SHORT(quick_subtract, CPyTagged_Subtract, PyNumber_InPlaceSubtract)
ON_SHORT(quick_plus, CPyTagged_Add, PyNumber_Add)
ON_SHORT(quick_minus, CPyTagged_Subtract, PyNumber_Subtract)

/* Values that the compiler does not know to be numbers: the arguments of frames. */

static inline int quick_true(PyObject *o) {
    return likely(PyLong_CheckExact(o)) ? CPyTagged_BorrowFromObject(o) != 0 : PyObject_IsTrue(o);
}

static inline PyObject *quick_compare(PyObject *a, PyObject *b, int how) {
    CPyTagged x, y;
    if (unlikely(!are_short(a, b, &x, &y))) {
        return PyObject_RichCompare(a, b, how);
    }
    Py_ssize_t left = x, right = y;
    bool holds = how == Py_EQ   ? left == right
                 : how == Py_NE ? left != right
                 : how == Py_LT ? left < right
                 : how == Py_LE ? left <= right
                 : how == Py_GT ? left > right
                                : left >= right;
    return Py_NewRef(holds ? Py_True : Py_False);
}

static inline PyObject *quick_subscript(PyObject *o, PyObject *index) {
    if (likely(is_small(index))) {
        size_t nth = small_number(index) >> 1;  // a negative index becomes larger than any size
        if (PyTuple_CheckExact(o) && nth < (size_t)PyTuple_GET_SIZE(o)) {
            return Py_NewRef(PyTuple_GET_ITEM(o, nth));
        }
        if (PyList_CheckExact(o) && nth < (size_t)PyList_GET_SIZE(o)) {
            return Py_NewRef(PyList_GET_ITEM(o, nth));
        }
    }
    return PyObject_GetItem(o, index);
}

static PyObject *quick_method(PyObject *name, PyObject *const *args, size_t n, PyObject *names) {
    static PyObject *bit_count = NULL;  // the name object that compiled code uses
    if (PyLong_CheckExact(args[0]) && PyVectorcall_NARGS(n) == 1) {
        CPyTagged x = CPyTagged_BorrowFromObject(args[0]);
        if (bit_count == NULL && PyUnicode_CompareWithASCIIString(name, "bit_count") == 0) {
            bit_count = name;
        }
        if (name == bit_count && CPyTagged_CheckShort(x) && (Py_ssize_t)x >= 0) {
            return quick_object((CPyTagged)__builtin_popcountll(x) << 1);
        }
    }
    return PyObject_VectorcallMethod(name, args, n, names);
}

/* Sorts short lists of answers by insertion. */

#define FEW 32

static int quick_sort(PyObject *o) {
    Py_ssize_t size = PyList_GET_SIZE(o);
    PyObject **items = ((PyListObject *)o)->ob_item;
    Py_ssize_t numbers[FEW];
    for (Py_ssize_t i = 0; i < size; i++) {
        CPyTagged number = i < FEW && PyLong_CheckExact(items[i]) ? CPyTagged_BorrowFromObject(items[i]) : CPY_INT_TAG;
        if (!CPyTagged_CheckShort(number)) {
            return PyList_Sort(o);
        }
        numbers[i] = number;
    }
    for (Py_ssize_t i = 1; i < size; i++) {
        Py_ssize_t number = numbers[i], at = i;
        PyObject *item = items[i];
        for (; at > 0 && numbers[at - 1] > number; at--) {
            numbers[at] = numbers[at - 1];
            items[at] = items[at - 1];
        }
        numbers[at] = number;
        items[at] = item;
    }
    return 0;
}

static PyObject *quick_sorted(PyObject *all) {
    if (!PyList_CheckExact(all)) {
        return CPySequence_Sort(all);
    }
    PyObject *copy = quick_copy(all);
    if (copy != NULL && quick_sort(copy) < 0) {
        Py_CLEAR(copy);
    }
    return copy;
}

/* Finds an item.  A small number is always the same object; if the list has other items, Python
   compares. */

#define ABSENT -1
#define UNSURE -2

static Py_ssize_t place_of(PyObject *list, PyObject *o) {
    if (!PyList_CheckExact(list) || !is_small(o)) {
        return UNSURE;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        if (item == o || !is_small(item)) {
            return item == o ? i : UNSURE;
        }
    }
    return ABSENT;
}

static int quick_contains(PyObject *list, PyObject *o) {
    Py_ssize_t place = place_of(list, o);
    return place == UNSURE ? PySequence_Contains(list, o) : place >= 0;
}

static CPyTagged quick_index(PyObject *list, PyObject *o) {
    Py_ssize_t place = place_of(list, o);
    return place >= 0 ? (CPyTagged)place << 1 : CPyList_Index(list, o);
}

static int quick_remove(PyObject *list, PyObject *o) {
    Py_ssize_t place = place_of(list, o);
    if (place < 0) {
        return CPyList_Remove(list, o);
    }
    Py_ssize_t size = PyList_GET_SIZE(list) - 1;
    PyObject **items = ((PyListObject *)list)->ob_item;
    memmove(items + place, items + place + 1, (size - place) * sizeof(PyObject *));
    Py_SET_SIZE((PyVarObject *)list, size);
    quick_decref(o);
    return 0;
}

/* Calls of words and rows: compiled functions are called directly, arguments in order. */

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

#define ARGUMENTS(...) ((PyObject **const[]){__VA_ARGS__})

#undef CPy_DECREF
#undef CPy_XDECREF
#undef Py_CLEAR
#define CPy_DECREF(o) quick_decref((PyObject *)(o))
#define CPy_XDECREF(o) quick_xdecref((PyObject *)(o))
#define Py_CLEAR(o) quick_clear((PyObject **)&(o))
#define PyTuple_New quick_tuple
#define PyList_New quick_list
#define CPyList_GetItem quick_item
#define CPyList_GetItemShort quick_item
#define CPyList_GetItemBorrow quick_borrowed
#define CPyList_GetItemShortBorrow quick_borrowed
#define CPyList_SetItem quick_set
#define CPyList_PopLast quick_pop
#define CPyList_Extend quick_extend
#define PySequence_InPlaceConcat quick_concat
#define CPyList_GetSlice quick_slice
#define CPyList_Copy quick_whole
#define CPyTagged_StealAsObject quick_object
#define PyList_Append quick_append
#define CPyList_Index quick_index
#define CPyList_Remove quick_remove
#define CPySequence_Sort quick_sorted
#define PySequence_Contains quick_contains
#define PyList_AsTuple quick_as_tuple
#define PyList_Sort quick_sort
#undef PyLong_Check
#define PyLong_Check(o) quick_is_number((PyObject *)(o))
#define CPyTagged_FromObject quick_number
#define CPyTagged_BorrowFromObject quick_borrowed_number
#define CPyTagged_Rshift quick_rshift
#define PyNumber_Add quick_plus
#define PyNumber_Subtract quick_minus
#define PyObject_GetItem quick_subscript
#define PyObject_IsTrue quick_true
#define PyObject_RichCompare quick_compare
#define PyObject_VectorcallMethod quick_method
#define PyNumber_InPlaceAdd quick_add
#define PyNumber_InPlaceSubtract quick_subtract
#define PyObject_Vectorcall quick_call
#define CPyArg_ParseStackAndKeywordsSimple(args, given, names, parser, ...)                                        \
    (quick_arguments(args, given, names, ARGUMENTS(__VA_ARGS__), sizeof ARGUMENTS(__VA_ARGS__) / sizeof(PyObject **)) || \
     CPyArg_ParseStackAndKeywordsSimple(args, given, names, parser, __VA_ARGS__))

#endif
