// The coach's worker, with its own Python, so that no table waits for it. A question comes with a
// port for the replies.
import { learned, loaded, started, unpacked } from "./python.js";

const REST = 300_000; // ms without a question: then the worker ends, which frees its memory
const moment = () => new Promise(done => setTimeout(done)); // lets a stop message arrive
let coach = null, before = Promise.resolve(), rest = 0;

const thought = async (question, port) => {
  let wanted = true;
  port.onmessage = () => { wanted = false; };
  const { py, program, advisor } = await coach, asked = new TextDecoder().decode(question);
  await learned(py, JSON.parse(asked).at(-1), program);
  const events = advisor.events(asked);
  try {
    for (const said of events) {
      port.postMessage(said);
      await moment();
      if (!wanted) break;
    }
  } finally {
    events.destroy();
  }
};

const begun = async data => {
  const nets = fetch(new URL("nets.zip", data.program)).then(found => found.arrayBuffer());
  const { py } = await loaded(data);
  unpacked(py.FS, new DataView(await nets), "/program");
  return { py, program: data.program, advisor: started(py, "start_coach", data.base) };
};
const resting = () => { postMessage("gone"); close(); };

onmessage = ({ data, ports: [port] }) => {
  clearTimeout(rest);
  coach ??= begun(data);
  before = before.then(() => thought(data.question, port)).catch(fault => console.warn(fault)).finally(() => {
    port.postMessage(null);
    rest = setTimeout(resting, REST);
  });
};
