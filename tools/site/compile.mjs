// Compiles Python for the browser by the browser's own Python: `node compile.mjs PYODIDE STAGE` works on two folders of STAGE.
// program/ is compiled whole, with its templates; of library/ what the app was seen to use. The rest of it stays as source:
// that is smaller, and read only if it is ever needed.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, stage] = process.argv.slice(2).map(each => resolve(each));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/", PYTHONHASHSEED: "0" } }); // sets of constants in one order
for (const part of ["program", "library"]) {
  py.FS.mkdirTree(`/${part}`);
  py.FS.mount(py.FS.filesystems.NODEFS, { root: `${stage}/${part}` }, `/${part}`);
}
try {
  py.runPython(readFileSync(`${dirname(fileURLToPath(import.meta.url))}/compiled.py`, "utf-8"));
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
