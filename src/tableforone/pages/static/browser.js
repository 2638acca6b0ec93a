// Checks what the browser supports, and shows it as a table and as a text to copy.
{
const able = document.getElementById("can"), said = able.dataset;
const site = parent !== window ? parent.document.body.dataset : null; // without a server the pages are in a frame
const WHERE = { files: said.inFiles, database: said.inDatabase, nowhere: said.inNothing };
const ENGINES = { compiled: said.compiled, plain: said.plain };
const no = why => why ? said.noBecause.replace("%", why) : said.no;
const has = (there, why) => there ? said.yes : no(why);
const secure = isSecureContext ? "" : said.needsHttps;
const failed = fault => no(`${fault?.name}, ${fault?.message}`);
const files = async () => {
  if (!navigator.storage?.getDirectory) return no(secure || said.noFiles);
  try { await navigator.storage.getDirectory(); } catch (fault) { return failed(fault); }
  return said.yes;
};
const database = () => new Promise(done => {
  try {
    const asked = indexedDB.open("table-for-one-asked");
    asked.onsuccess = () => { asked.result.close(); indexedDB.deleteDatabase("table-for-one-asked"); done(said.yes); };
    asked.onerror = () => done(failed(asked.error));
  } catch (fault) { done(failed(fault)); }
});
const room = async () => {
  const { quota = 0, usage = 0 } = await navigator.storage?.estimate?.() ?? {};
  return quota ? said.of.replace("%1", Math.round(usage / 1e6)).replace("%2", Math.round(quota / 1e6)) : said.unknown;
};
const size = () => [innerWidth, innerHeight, devicePixelRatio, matchMedia("(pointer: coarse)").matches ? said.touch : said.mouse]
  .reduce((text, value, nth) => text.replace(`%${nth + 1}`, value), said.size);
const answers = {
  program: () => `Table for One ${said.version}`,
  browser: () => navigator.userAgent,
  window: size,
  installed: () => has(matchMedia("(display-mode: standalone)").matches || navigator.standalone),
  https: () => has(isSecureContext, said.httpsMatters),
  saves: () => site ? WHERE[site.saves] ?? said.unknown : said.byServer,
  engines: () => site && (ENGINES[site.engines] ?? said.refused.replace("%", site.engines)),
  files,
  database,
  room,
  lasts: async () => has(await navigator.storage?.persisted?.(), said.deletes),
  workers: () => has(typeof Worker === "function"),
  offline: () => has("serviceWorker" in navigator, secure),
  webassembly: () => has(typeof WebAssembly === "object"),
  locks: () => has(navigator.locks, secure),
  screen: () => has(navigator.wakeLock, secure),
  clipboard: () => has(navigator.clipboard, secure),
  share: () => has(navigator.share, secure),
  speech: () => has(window.speechSynthesis),
  sound: () => has(window.AudioContext),
  anchors: () => has(CSS.supports("anchor-name: --a"), said.atTheEdge),
};
(async () => {
  const lines = [];
  for (const row of [...able.tBodies[0].rows]) {
    let found;
    try { found = await answers[row.dataset.can](); } catch (fault) { found = failed(fault); }
    if (found === null) { row.remove(); continue; } // only for pages without a server
    row.cells[1].textContent = found;
    lines.push(`${row.cells[0].textContent}: ${found}`);
  }
  const text = document.getElementById("can-text");
  text.textContent = lines.join("\n");
  // without a clipboard, the text is shown so that it can be selected
  text.hidden = Boolean(navigator.clipboard);
  able.dataset.found = "yes";
})();
}
