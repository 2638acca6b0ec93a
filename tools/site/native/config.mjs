// `node config.mjs PYODIDE` prints the values of Pyodide's configuration, for its pyconfig.h.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const pyodide = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ indexURL: `${pyodide}/` });
console.log(py.runPython(`
import json, sysconfig
json.dumps({name: value for name, value in sysconfig.get_config_vars().items() if isinstance(value, int)})`));
