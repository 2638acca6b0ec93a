/* door.open(library, init, deps, capsule): a module out of a compiled library.  mypyc would build one small library
   for each module instead; a browser would have to fetch and load all of them. */

#include <Python.h>

static PyObject *open_module(PyObject *self, PyObject *args) {
    PyObject *library;
    const char *init_name, *deps_capsule, *init_capsule;
    if (!PyArg_ParseTuple(args, "Osss", &library, &init_name, &deps_capsule, &init_capsule)) {
        return NULL;
    }
    PyObject *deps = PyObject_GetAttrString(library, "ensure_deps");
    if (deps != NULL) {
        int (*ensure)(void) = (int (*)(void))PyCapsule_GetPointer(deps, deps_capsule);
        Py_DECREF(deps);
        if (ensure == NULL || ensure() < 0) {
            return NULL;
        }
    } else {
        PyErr_Clear();
    }
    PyObject *found = PyObject_GetAttrString(library, init_name);
    if (found == NULL) {
        return NULL;
    }
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(found, init_capsule);
    Py_DECREF(found);
    return init == NULL ? NULL : init();
}

static PyMethodDef methods[] = {{"open", open_module, METH_VARARGS, ""}, {NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "tableforone_door", "", -1, methods};

PyMODINIT_FUNC PyInit_tableforone_door(void) { return PyModule_Create(&definition); }
