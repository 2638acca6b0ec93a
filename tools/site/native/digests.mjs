// `node digests.mjs PYODIDE ROOT LIBRARIES COUNT`: so many games of each title with the compiled engines, as recorded?
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, root, libraries] = process.argv.slice(2, 5).map(each => resolve(each));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" } });
for (const [path, at] of [[`${root}/src/tableforone`, "/program/tableforone"], [root, "/root"]]) {
  py.FS.mkdirTree(at);
  py.FS.mount(py.FS.filesystems.NODEFS, { root: path }, at);
}
for (const name of readdirSync(libraries)) py.FS.writeFile(`/program/${name}`, readFileSync(`${libraries}/${name}`));
try {
  console.log(py.runPython(`
import sys
sys.path[:0] = ["/program", "/root"]
from tools.site import libraries
libraries.use("/program")
from tableforone import games
from tableforone.kernel import frames
from tests.conformance.digests import digest, recorded
count, different = ${Number(process.argv[5])}, []
for game in games.ids():
    if digest(games.find(game), count) != recorded(count)[game]:
        different.append(game)
assert not hasattr(frames.settle, "__code__"), "the engines are not compiled"
assert not different, "different games: " + ", ".join(different)
"same games"`));
} catch (fault) {
  console.error(fault.message.trim().split("\n").at(-1));
  process.exit(1);
}
