// Python and the tables live here. Requests come through a port each, and are answered one after the other.
import { opened, mounted } from "./disk.js";
import { loaded, started } from "./python.js";

const tell = (kind, more = {}) => postMessage({ kind, ...more });

let python = null, house = null;
const begun = async data => {
  tell("step", { step: "python" });
  python ??= loaded(data);
  const [py, files] = await Promise.all([python, data.keeps ? opened() : new Map()]);
  tell("step", { step: "tables" });
  const flushed = mounted(py.FS, "/tables", files);
  return { house: started(py, "start", data.base), flushed, py };
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

onmessage = async ({ data, ports: [port] }) => {
  if (data.kind === "load") {
    python = loaded(data);
    python.catch(() => {}); // whoever begins hears of it
    return;
  }
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
