// Asks the browser what it can do here, and shows the answers as a table and as a text to copy.
{
const able = document.getElementById("can"), { version, engines, compiled, plain, refused } = able.dataset;
const site = parent !== window ? parent.document.body.dataset : null; // without a server the pages are in a frame
const WHERE = { files: "yes: in files of this browser", database: "yes: in a database of this browser", nowhere: "no: download each game before you close the page" };
const has = (there, why) => there ? "yes" : `no${why ? `: ${why}` : ""}`;
const ENGINES = { compiled, plain };
const secure = isSecureContext ? "" : "needs https";
const files = async () => {
  if (!navigator.storage?.getDirectory) return `no: ${secure || "no file system for pages"}`;
  try { await navigator.storage.getDirectory(); } catch (fault) { return `no: ${fault.name}, ${fault.message}`; }
  return "yes";
};
const database = () => new Promise(done => {
  try {
    const asked = indexedDB.open("table-for-one-asked");
    asked.onsuccess = () => { asked.result.close(); indexedDB.deleteDatabase("table-for-one-asked"); done("yes"); };
    asked.onerror = () => done(`no: ${asked.error?.name}, ${asked.error?.message}`);
  } catch (fault) { done(`no: ${fault.name}, ${fault.message}`); }
});
const room = async () => {
  const { quota = 0, usage = 0 } = await navigator.storage?.estimate?.() ?? {};
  return quota ? `${Math.round(usage / 1e6)} of ${Math.round(quota / 1e6)} MB` : "unknown";
};
const kept = async () => await navigator.storage?.persisted?.() ? "yes" : "no: the browser may delete it when the disk is full";
const answers = {
  "Program": () => `Table for One ${version}`,
  "Browser": () => navigator.userAgent,
  "Window": () => `${innerWidth} × ${innerHeight}, ${devicePixelRatio} dots for each pixel, ${matchMedia("(pointer: coarse)").matches ? "touch" : "mouse"}`,
  "Installed": () => has(matchMedia("(display-mode: standalone)").matches || navigator.standalone),
  "Safe address (https)": () => has(isSecureContext, "on this address the next lines can be no for that reason alone"),
  "Games are saved": () => site ? WHERE[site.saves] ?? "unknown" : "yes: by the server",
  ...site && { [engines]: () => ENGINES[site.engines] ?? refused.replace("%", site.engines) },
  "Files for pages": files,
  "Database": database,
  "Room": room,
  "Saved for good": kept,
  "Workers": () => has(typeof Worker === "function"),
  "Works without a network": () => has("serviceWorker" in navigator, secure),
  "WebAssembly": () => has(typeof WebAssembly === "object"),
  "Locks between tabs": () => has(navigator.locks, secure),
  "Keeps the screen on": () => has(navigator.wakeLock, secure),
  "Clipboard": () => has(navigator.clipboard, secure),
  "Share": () => has(navigator.share, secure),
  "Speech": () => has(window.speechSynthesis),
  "Sound": () => has(window.AudioContext),
  "Cards beside their piece": () => has(CSS.supports("anchor-name: --a"), "they open at the edge of the window"),
};
(async () => {
  const lines = [];
  for (const [name, answer] of Object.entries(answers)) {
    let found;
    try { found = await answer(); } catch (fault) { found = `unknown: ${fault.name}, ${fault.message}`; }
    const row = able.tBodies[0].insertRow(), head = Object.assign(document.createElement("th"), { scope: "row", textContent: name });
    row.append(head);
    row.insertCell().textContent = found;
    lines.push(`${name}: ${found}`);
  }
  const text = document.getElementById("can-text");
  text.textContent = lines.join("\n");
  text.hidden = Boolean(navigator.clipboard); // without a clipboard it is there to be selected
  able.dataset.found = "yes";
})();
}
