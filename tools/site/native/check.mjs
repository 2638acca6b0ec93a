// `node check.mjs PYODIDE LIBRARY...`: every function and variable that the libraries import must exist in Pyodide.
// A missing one would fail only when it is first called.
import { readFileSync } from "node:fs";

const [pyodide, ...libraries] = process.argv.slice(2);
const GIVEN = ["__stack_pointer", "__memory_base", "__table_base"]; // provided by the loader
const names = list => new Set(list.map(each => each.name));
const there = names(WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(`${pyodide}/pyodide.asm.wasm`))));
const missing = [];
for (const library of libraries) {
  const module = new WebAssembly.Module(readFileSync(library)), own = names(WebAssembly.Module.exports(module));
  for (const { name, kind } of WebAssembly.Module.imports(module))
    if (["function", "global", "tag"].includes(kind) && !GIVEN.includes(name) && !there.has(name) && !own.has(name))
      missing.push(`${library.split("/").at(-1)} needs ${name}`);
}
if (missing.length) {
  console.error(missing.join("\n"));
  process.exit(1);
}
