// Python and the tables live here. Requests come through a port each, and are answered one after the other.
import { opened, mounted } from "./disk.js";

const tell = (kind, more = {}) => postMessage({ kind, ...more });

// The files of an archive that is not compressed, put into a folder of Python; its own reader would take ten times as long.
const unpacked = (FS, archive, folder) => {
  const words = new TextDecoder(), bytes = (from, length) => new Uint8Array(archive.buffer, from, length);
  for (let at = 0; archive.getUint32(at, true) === 0x04034b50;) {
    const size = archive.getUint32(at + 18, true), named = archive.getUint16(at + 26, true);
    const path = `${folder}/${words.decode(bytes(at + 30, named))}`, from = at + 30 + named + archive.getUint16(at + 28, true);
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes(from, size), { canOwn: true });
    at = from + size;
  }
};

const begun = async ({ python, program, base, keeps }) => {
  tell("step", { step: "python" });
  const { loadPyodide } = await import(new URL("pyodide.mjs", python));
  const [py, packed, files] = await Promise.all([
    loadPyodide({ indexURL: python, env: { HOME: "/tables", TZ: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
    fetch(program).then(found => found.arrayBuffer()),
    keeps ? opened() : new Map(),
  ]);
  tell("step", { step: "tables" });
  const flushed = mounted(py.FS, "/tables", files);
  unpacked(py.FS, new DataView(packed), "/program");
  const house = py.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/program")
from tableforone.site.start import start
start(${JSON.stringify(base)})`);
  return { house, flushed, py };
};

// what Python hands back: a status, headers, bytes
const answered = ({ house, flushed, py }, { method, address, fields, part }) => {
  const given = py.toPy(fields.map(([name, value]) => [name, value]));
  const answer = house.answer(method, address, given, part);
  try {
    const [status, headers, body] = answer.toJs({ dict_converter: Object.fromEntries });
    flushed();
    return { status, headers, body };
  } finally {
    answer.destroy();
    given.destroy();
  }
};

let house = null;
onmessage = async ({ data, ports: [port] }) => {
  if (data.kind === "begin") {
    try {
      house = await begun(data);
      tell("ready");
    } catch (fault) {
      tell("failed", { name: fault.name, why: String(fault.message ?? fault).trim().split("\n").at(-1) });
    }
    return;
  }
  try {
    port.postMessage(answered(house, data));
  } catch (fault) {
    port.postMessage({ status: 500, headers: { "Content-Type": "text/plain; charset=utf-8", "HX-Reswap": "none" }, body: "The program stopped." });
    tell("died", { why: String(fault.message ?? fault).trim().split("\n").at(-1) });
  }
};
