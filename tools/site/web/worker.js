// The worker with Python and the tables. Each request has its own port; they are answered one after
// the other.
import { opened, mounted } from "./disk.js";
import { learned, loaded, started } from "./python.js";

const tell = (kind, more = {}) => postMessage({ kind, ...more });

let python = null, house = null;
// another worker releases the tables
const free = port => new Promise(done => { port.onmessage = done; });
const begun = async (data, port) => {
  tell("step", { step: "python" });
  python ??= loaded(data);
  if (port) await free(port);
  const nowhere = { files: new Map(), where: "nowhere", saved: () => {} };
  const [{ py, engines }, { files, where, saved }] = await Promise.all([python, data.keeps ? opened() : nowhere]);
  tell("step", { step: "tables" });
  const flushed = mounted(py.FS, "/tables", files);
  const house = started(py, "start", data.base, data.languages), begun = { house, files, flushed, saved, where, py, engines, program: data.program };
  flushed();
  await saved();
  await translated(begun);
  return begun;
};
// Loads the reader's language, if it has changed; if that fails, the pages are in English.
let spoken = "";
const translated = async ({ house, py, program }) => {
  if (house.language === spoken) return;
  spoken = house.language;
  house.lacking = await learned(py, spoken, program).then(() => "", () => spoken);
  tell("language", { lacks: house.lacking });
};
const ended = async ({ house, files, flushed, saved }) => {
  house.close();
  flushed();
  await saved();
  for (const file of files.values()) file.close?.();
};

// Python's reply: a status, headers, bytes; and whether the tables are saved
const answered = async (begun, { method, address, fields, part }) => {
  const { house, flushed, saved, py } = begun, given = py.toPy(fields.map(([name, value]) => [name, value]));
  const answer = house.answer(method, address, given, part);
  try {
    const [status, headers, body] = answer.toJs({ dict_converter: Object.fromEntries });
    flushed();
    await saved();
    await translated(begun);
    return { status, headers, body, lasts: begun.where !== "nowhere" };
  } finally {
    answer.destroy();
    given.destroy();
  }
};

const died = (fault, port) => {
  // the window shows the message
  port.postMessage({ status: 500, headers: { "Content-Type": "text/plain; charset=utf-8", "HX-Reswap": "none" }, body: "" });
  tell("died", { name: fault.name, why: String(fault.message ?? fault).trim().split("\n").at(-1) });
};
let before = Promise.resolve(); // one after the other: changes are saved before the next request

onmessage = async ({ data, ports: [port] }) => {
  if (data.kind === "load") {
    python = loaded(data);
    // the start request reports errors
    python.then(({ engines }) => tell("loaded", { engines }), () => {});
    return;
  }
  if (data.kind === "begin") {
    before = begun(data, port).then(done => {
      house = done;
      tell("ready", { where: house.where, engines: house.engines });
    }, fault => tell("failed", { name: fault.name, why: String(fault.message ?? fault).trim().split("\n").at(-1) }));
    return;
  }
  if (data.kind === "end") {
    before = before.then(() => ended(house)).catch(fault => died(fault, port)).finally(() => port.postMessage("free"));
    return;
  }
  before = before.then(async () => port.postMessage(await answered(house, data))).catch(fault => died(fault, port));
};
