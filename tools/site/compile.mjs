// Compiles Python for the browser with the browser's Python: `node compile.mjs PYODIDE STAGE`, for
// two folders of STAGE. program/ is compiled completely, with its templates; of library/, the
// modules that the app uses. The rest stays as source: it is smaller, and read only if it is
// needed.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, stage] = process.argv.slice(2).map(each => resolve(each));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// fixed order for sets of constants
const py = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/", PYTHONHASHSEED: "0" } });
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
