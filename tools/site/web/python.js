// Starts a Python with the program; the caller says what it runs.

const MODE = 0o100644; // a plain file
// on Python's module path; importing from files is faster than from an archive
const LIBRARY = "/lib/python3.14/lib-dynload";

// Unpacks an uncompressed archive directly into a folder of Python's file system: Python's own
// reader would take a second, and writing the files one by one a sixth of that.
export const unpacked = (FS, archive, root) => {
  const words = new TextDecoder(), bytes = (from, length) => new Uint8Array(archive.buffer, from, length), folders = new Map();
  const folder = path => folders.get(path) ?? (FS.mkdirTree(path), folders.set(path, FS.lookupPath(path).node).get(path));
  for (let at = 0; archive.getUint32(at, true) === 0x04034b50;) {
    const size = archive.getUint32(at + 18, true), named = archive.getUint16(at + 26, true);
    const path = `${root}/${words.decode(bytes(at + 30, named))}`, from = at + 30 + named + archive.getUint16(at + 28, true), slash = path.lastIndexOf("/");
    const parent = folder(path.slice(0, slash));
    if (parent.contents[path.slice(slash + 1)]) FS.unlink(path);
    Object.assign(parent.node_ops.mknod(parent, path.slice(slash + 1), MODE, 0), { contents: bytes(from, size), usedBytes: size });
    at = from + size;
  }
};

// A browser may cache compiled WebAssembly. If the cached copy cannot be used, Pyodide would wait
// for ever: then compile again.
const streamed = WebAssembly.instantiateStreaming, PATIENCE = 20_000; // ms
WebAssembly.instantiateStreaming = async (source, imports) => {
  const found = await source, again = found.clone(), late = new Promise((_, failed) => setTimeout(failed, PATIENCE));
  return Promise.race([streamed.call(WebAssembly, found, imports), late])
    .catch(async () => WebAssembly.instantiate(await again.arrayBuffer(), imports));
};

// The engines' libraries, if the service worker has them already: this never waits for the network.
const libraries = async program => {
  const kept = await caches.match(new URL("engines.zip.packed", program), { ignoreSearch: true });
  return kept && new DataView(await kept.arrayBuffer());
};

// Starts Python and imports everything; `python` and `program` are addresses, `plain` says why
// engines must be plain. Returns it and its engines: "compiled", "plain", or the reason why there
// are no compiled ones.
export const loaded = async ({ python, program, plain }) => {
  const read = (name, where) => fetch(new URL(name, where)).then(found => found.arrayBuffer());
  const library = read("library.zip", python), { loadPyodide } = await import(new URL("pyodide.mjs", python));
  const [py, archive, engines] = await Promise.all([
    loadPyodide({
      indexURL: python, env: { HOME: "/tables", TZ: Intl.DateTimeFormat().resolvedOptions().timeZone },
      fsInit: async FS => unpacked(FS, new DataView(await library), LIBRARY),
    }),
    read("program.zip", program),
    plain ? null : libraries(program).catch(() => null),
  ]);
  unpacked(py.FS, new DataView(archive), "/program");
  // beside the package, where its modules look for their data
  if (engines) unpacked(py.FS, engines, "/program");
  const why = py.runPython(`
import gc, sys
gc.disable()
sys.path.insert(0, "/program")
import tableforone_libraries as libraries
why = libraries.tried("/program") if ${engines ? "True" : "False"} else "plain"
from tableforone.site.start import use_compiled_templates
use_compiled_templates()
gc.enable()
why`);
  return { py, engines: plain || why || "compiled" };
};

// Calls a function of site/start.py with these texts.
export const started = (py, name, ...given) => py.runPython(`
from tableforone.site.start import ${name}
${name}(${given.map(each => JSON.stringify(each)).join(", ")})`);

// Fetches the messages of a language and puts them beside the English ones; they include the names
// as printed.
const known = new Set(["en", "en-XA"]);
export const learned = async (py, spoken, program) => {
  const language = spoken.split("-x-")[0];
  if (known.has(language)) return;
  const found = await fetch(new URL(`${language}.zip`, program), { signal: AbortSignal.timeout(PATIENCE) });
  if (!found.ok) throw new Error(`${language}: ${found.status}`);
  unpacked(py.FS, new DataView(await found.arrayBuffer()), "/program");
  started(py, "learn", language);
  known.add(language);
};
