// `node run.mjs PYODIDE ROOT LIBRARIES SCRIPT WORD...`: runs a Python script in Pyodide with the compiled engines.
// PYTHONPATH may name one folder of packages that the script needs.
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, root, libraries, script] = process.argv.slice(2, 6).map(each => resolve(each)), packages = process.env.PYTHONPATH;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" } });
for (const [path, at] of [[`${root}/src/tableforone`, "/program/tableforone"], [root, "/root"], ...(packages ? [[packages, "/packages"]] : [])]) {
  py.FS.mkdirTree(at);
  py.FS.mount(py.FS.filesystems.NODEFS, { root: path }, at);
}
for (const name of readdirSync(libraries)) py.FS.writeFile(`/program/${name}`, readFileSync(`${libraries}/${name}`));
py.globals.set("words", py.toPy([script, ...process.argv.slice(6)]));
try {
  py.runPython(`
import sys
sys.argv[:] = words
sys.path[:0] = ["/program", "/root"]
sys.path.append("/packages")
from tools.site import libraries
libraries.use("/program")
from tableforone.kernel import frames
assert not hasattr(frames.settle, "__code__"), "the engines are not compiled"`);
  py.runPython(readFileSync(script, "utf-8"));
} catch (fault) {
  console.error(fault.message.trim().split("\n").at(-1));
  process.exit(1);
}
