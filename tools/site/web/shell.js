// The window around the app: starts Python in a worker, shows the app's pages in a frame, and
// reports problems. The frame loads one page after another while the worker with Python and the
// tables stays.
const { python, program, worker: script, coach: advises } = document.body.dataset;
const HERE = new URL("./", location.href), PAGES = new URL("at/", HERE);
const $ = id => document.getElementById(id);
const LANGUAGES = document.body.dataset.languages.split(" "), HOME = LANGUAGES[0];
// the texts of this page, from the program's messages, and their language
let SAYS = JSON.parse($("says").textContent), spoken = document.documentElement.lang;
const say = (name, one = "", other = "") => SAYS[name].replace("%1", one).replace("%2", other);
// ms for another tab to release the tables, for a page that is being left, for a new version
const PATIENCE = 4000, MOMENT = 1000, CHANGE = 20_000;
let early = null, worker = null, coach = null, release = null, frame = null, keeps = true;
let soon = null; // while the lobby of the last visit is shown: its text, and the requests that wait for Python

// --- the language: of the app's pages; before they are loaded, of the last visit or the browser

const worded = async language => {
  if (language === spoken || !LANGUAGES.includes(language)) return;
  const found = await fetch(language === HOME ? "index.html" : `index-${language}.html`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!found.ok) return;
  const page = new DOMParser().parseFromString(await found.text(), "text/html"), manifest = "link[rel=manifest]";
  SAYS = JSON.parse(page.getElementById("says").textContent);
  spoken = language;
  document.documentElement.lang = language;
  document.querySelector(manifest).replaceWith(page.querySelector(manifest));
  for (const part of ["start", "unkept", "too-old"]) $(part).replaceChildren(...page.getElementById(part).childNodes);
};
const last = given => { // null in a browser without storage
  try { return given ? localStorage.setItem("language", given) : localStorage.getItem("language"); } catch { return null; }
};
await worded(last() ?? navigator.languages.map(each => each.split("-")[0].toLowerCase()).find(each => LANGUAGES.includes(each))).catch(() => {});

// --- problems: a message and what to do

const NEEDS = [
  [() => CSS.supports("color", "light-dark(red, red)") && "popover" in HTMLElement.prototype, $("too-old").textContent],
  [() => window.isSecureContext, say("needs-https")],
  [() => typeof WebAssembly === "object", say("needs-webassembly")],
  [() => "serviceWorker" in navigator, say("needs-workers")],
  [() => navigator.locks && typeof Worker === "function", say("too-old")],
];
const closed = () => { // the window before the pages are loaded
  frame?.remove();
  frame = soon = null;
  document.body.classList.remove("open", "early");
  $("waits").hidden = true;
  $("start").hidden = $("loading").hidden = false;
  $("fault").hidden = true;
  $("how").textContent = say("ready");
};
const stop = (sentence, ...ways) => {
  closed();
  relieved();
  $("loading").hidden = true;
  $("fault").hidden = false;
  $("how").textContent = say("blocked");
  $("fault-says").textContent = sentence;
  $("fault-ways").replaceChildren(...ways.map(([name, act]) => {
    const way = Object.assign(document.createElement("button"), { className: "btn primary", textContent: say(name) });
    way.addEventListener("click", act);
    return way;
  }));
};
const again = ["again", () => location.reload()];

// --- loading progress

const mega = bytes => (bytes / 1e6).toFixed(1);
const progress = (words, done, total) => {
  $("step").textContent = words;
  if (total) Object.assign($("bar"), { value: done, max: total }); else $("bar").removeAttribute("value");
};
new BroadcastChannel("table-for-one-loading").onmessage = ({ data: { done, total, rest, why } }) => {
  if (rest) return whole(why);
  if (!worker) progress(say("loading-of", mega(done), mega(total)), done, total);
};

// --- the files: cached by the service worker; a new version waits until no table is open

const registered = async () => {
  const found = await navigator.serviceWorker.register("sw.js", { scope: "./", updateViaCache: "none" });
  const coming = found.installing;
  await Promise.race([navigator.serviceWorker.ready, new Promise((_, failed) => coming?.addEventListener("statechange", () => {
    if (coming.state === "redundant") failed(new Error(say("incomplete")));
  }))]);
  if (!navigator.serviceWorker.controller)
    await new Promise(done => { navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }); found.active?.postMessage("claim"); });
  return found;
};
const atTable = () => Boolean(frame?.contentDocument?.getElementById("table"));
let old = false, tried = false;
const left = () => { if (old && !atTable()) location.reload(); };
// The old version ends when it has no more requests. So no page is shown meanwhile, and Python
// stays to answer open requests.
const renewed = async found => {
  if (!found.waiting || tried || atTable()) return;
  tried = true;
  closed();
  relieved();
  progress(say("updating"));
  found.waiting.postMessage("take over");
  // normally this page is reloaded long before that
  await new Promise(done => setTimeout(done, CHANGE));
  if (worker) show();
};

// --- the tables: only one window can have them

const held = steal => new Promise(done => {
  const taken = () => new Promise(let_go => { release = let_go; done(true); });
  // after a reload, the old page releases them first
  const wait = steal ? { steal } : { signal: AbortSignal.timeout(MOMENT) };
  navigator.locks.request("table-for-one", wait, taken).catch(() => release ? moved() : done(false));
});
const asking = new BroadcastChannel("table-for-one-tables");
asking.onmessage = ({ data }) => { if (data === "give" && release) moved(); };
const moved = () => {
  worker?.terminate();
  worker = null;
  dismissed();
  release?.();
  release = null;
  elsewhere(say("elsewhere-now"));
};
const elsewhere = sentence => stop(sentence, ["use-here", taken]);
const taken = async () => {
  asking.postMessage("give");
  const until = Date.now() + PATIENCE;
  while (!await held(Date.now() > until));
  closed();
  start();
};

// --- the rest of the files: fetched after the lobby is shown; then compiled engines are used

let asksForRest = true;
const rested = () => {
  if (!asksForRest) return;
  asksForRest = false;
  navigator.serviceWorker.controller?.postMessage("rest");
};
const whole = why => {
  document.body.dataset.whole = why || "yes";
  if (document.body.dataset.engines !== "plain" || document.body.dataset.variant !== "compiled") return;
  if (why) document.body.dataset.engines = why; else exchanged();
};
// Another worker starts with compiled engines. It gets the tables when the first one has released
// them; requests in between wait for it. If nothing is saved, the tables are in the memory of the
// first worker, so it stays.
const exchanged = () => {
  if (!keeps || !worker) return;
  const next = new Worker(script, { type: "module" });
  const refused = why => { next.terminate(); document.body.dataset.engines = why; };
  next.onerror = ({ message }) => refused(message || "the worker did not start");
  next.onmessage = ({ data }) => {
    if (data.kind !== "loaded") return;
    if (data.engines !== "compiled" || !worker) return refused(data.engines);
    const before = worker, { port1, port2 } = new MessageChannel();
    worker = heard(next, () => before.terminate());
    before.onmessage = null;
    worker.postMessage({ kind: "begin", ...ours, keeps }, [port2]);
    before.postMessage({ kind: "end" }, [port1]);
  };
  next.postMessage({ kind: "load", ...ours });
};

// --- Python

const STEPS = { python: "starting", tables: "opening" };
// On a later visit all files are cached: Python is loaded while the lock on the tables is
// requested.
const hurried = () => {
  early = new Worker(script, { type: "module" });
  early.postMessage({ kind: "load", ...ours });
};
const relieved = () => { early?.terminate(); early = null; };
// Handles the messages of a worker; ready is called when it has the tables.
const heard = (worker, ready) => Object.assign(worker, {
  onerror: () => stop(say("not-started"), again),
  onmessage: ({ data }) => {
    if (data.kind === "step" && !frame) progress(say(STEPS[data.step]));
    if (data.kind === "language") lacking(data.lacks);
    if (data.kind === "ready") { Object.assign(document.body.dataset, { saves: data.where, engines: data.engines }); ready(); }
    if (data.kind === "failed") failed(data);
    if (data.kind === "died") stop(data.name === "QuotaExceededError" ? say("stopped-full") : say("stopped", data.why), again);
  },
});
const lacking = language => {
  $("lacks").hidden = !language;
  $("lacks").textContent = language && say("no-language", new Intl.DisplayNames(spoken, { type: "language" }).of(language.split("-x-")[0]));
};
// Python has the tables: the requests that came meanwhile are answered. If there were none and the
// lobby has changed, it is loaded again.
const ready = async () => {
  if (!soon) return show();
  const isOld = !soon.waiting.length && await lobby() !== soon?.text;
  if (!soon) return; // the frame was closed
  const { waiting } = soon;
  soon = null;
  if (waiting.length) answered(waiting); else if (isOld) frame.contentWindow.location.reload(); else arrived();
};
const answered = waiting => {
  document.body.classList.replace("early", "open");
  $("waits").hidden = true;
  for (const [question, ports] of waiting) worker.postMessage(question, ports);
};
const lobby = async () => new TextDecoder().decode((await answer({ method: "GET", address: PAGES.pathname, fields: [], part: false })).body);
const start = () => {
  worker = heard(early ?? new Worker(script, { type: "module" }), ready);
  early = null;
  worker.postMessage({ kind: "begin", ...ours, keeps });
};
const ours = { plain: "", python: new URL(python, HERE).href, program: new URL(program, HERE).href, base: PAGES.pathname, languages: navigator.languages.join() };
const failed = ({ name, why }) => {
  worker.terminate();
  worker = null;
  if (["NoRoom", "SecurityError", "NotAllowedError", "UnknownError", "InvalidStateError", "TypeError", "NotSupportedError"].includes(name))
    return stop(say("not-saved", why), ["play-unsaved", () => { keeps = false; $("unkept").hidden = false; closed(); start(); }], again);
  if (name === "QuotaExceededError") return stop(say("disk-full"), again);
  if (name === "NoModificationAllowedError") return elsewhere(say("elsewhere"));
  // the libraries may have crashed Python
  if (document.body.dataset.variant === "compiled" && !ours.plain) {
    ours.plain = why;
    closed();
    return start();
  }
  stop(say("not-opened", why), again);
};
const isLobby = ({ method, address, part }) => method === "GET" && address === PAGES.pathname && !part;
navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => {
  if (soon && data.kind === "ask") {
    if (isLobby(data)) return ports[0].postMessage({ kept: true });
    $("waits").hidden = false;
    return soon.waiting.push([data, ports]);
  }
  if (!worker) return;
  if (data.kind === "ask") worker.postMessage(data, ports);
  if (data.kind === "think") advised(data.question, ports);
});

// the coach: starts with the first question, and ends after some time without questions
const dismissed = () => { coach?.terminate(); coach = null; };
const advised = (question, ports) => {
  coach ??= Object.assign(new Worker(advises, { type: "module" }), { onmessage: dismissed, onerror: dismissed });
  coach.postMessage({ ...ours, question }, ports);
};

// --- the app's pages in a frame; the window's address follows the frame's

const asked = () => new URL(location.hash.startsWith("#/") ? location.hash.slice(2) : "", PAGES).href;
const path = () => frame.contentWindow.location.href.slice(PAGES.href.length - 1);
const followed = () => {
  if (!frame?.contentWindow?.location.href.startsWith(PAGES.href)) return;
  const { title, documentElement: { lang } } = frame.contentDocument;
  document.title = title;
  if (document.documentElement.lang !== lang) {
    last(lang.split("-x-")[0]);
    worded(lang.split("-x-")[0]).catch(() => {}).finally(() => { document.documentElement.lang = lang; });
  }
  if (location.hash !== "#" + path()) history.replaceState(null, "", "#" + path());
};
let persisted = false;
const persist = async () => { // at the first table: ask for persistent storage
  if (persisted || !keeps) return;
  persisted = true;
  if (!await navigator.storage?.persisted?.()) await navigator.storage?.persist?.();
};
// htmx requests go directly to Python; pages, files and the coach go through the service worker.
const straight = async (address, { method, body, signal, headers }) => {
  const around = where => frame.contentWindow.fetch(where, { method, body, signal, headers });
  const url = new URL(address, frame.contentWindow.location.href), fields = [...body ?? []];
  if (!worker || soon || !url.href.startsWith(PAGES.href) || fields.some(([, value]) => typeof value !== "string")) return around(url);
  const found = await answer({ method, address: url.pathname + url.search, fields, part: true }, signal);
  return found.status === 303 ? frame.contentWindow.fetch(found.headers.Location, { headers }) : new Response(found.body, found);
};
// Python's answer
const answer = (question, signal) => {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done, failed) => {
    port1.onmessage = ({ data }) => done(data);
    signal?.addEventListener("abort", () => failed(signal.reason));
    worker.postMessage({ kind: "ask", ...question }, [port2]);
  }).finally(() => port1.close()); // an open port would keep the page it asks for in memory
};
// Not every browser reports a notch inside a frame, so the window passes its safe areas to the
// frame.
const INSETS = ["top", "right", "bottom", "left"];
const inset = () => {
  const style = getComputedStyle($("insets")), page = frame?.contentDocument?.documentElement;
  if (page) for (const side of INSETS) page.style.setProperty(`--safe-${side}`, style.getPropertyValue(`padding-${side}`));
};
addEventListener("resize", inset);
const show = () => {
  frame = Object.assign(document.createElement("iframe"), { title: "Table for One", src: asked(), allow: "fullscreen; screen-wake-lock; clipboard-write" });
  frame.addEventListener("load", () => {
    $("start").hidden = $("loading").hidden = true;
    inset();
    followed();
    frame.contentDocument.addEventListener("htmx:config:request", ({ detail: { ctx } }) => { ctx.fetch = straight; });
    frame.contentDocument.addEventListener("htmx:after:swap", () => setTimeout(followed));
    frame.contentWindow.focus();
    if (soon) document.body.classList.add("early"); else arrived();
  });
  document.body.append(frame);
};
// a page that Python has drawn is shown
const arrived = () => {
  $("waits").hidden = true;
  document.body.classList.remove("early");
  document.body.classList.add("open");
  rested();
  if (atTable()) return persist();
  left();
  navigator.serviceWorker.getRegistration().then(found => found && renewed(found));
};
addEventListener("hashchange", () => { if (frame && location.hash !== "#" + path()) frame.contentWindow.location.replace(asked()); });
addEventListener("pagehide", followed);

// Whether another tab has the tables. After a reload, the page before may have them for a moment.
const isTaken = async () => {
  for (let tries = 0; tries < 24; tries++) {
    if (!(await navigator.locks.query()).held.some(({ name }) => name === "table-for-one")) return false;
    await new Promise(done => setTimeout(done, 40));
  }
  return true;
};
// The lobby of the last visit, if it is of today, is shown until Python can draw a new one. It is
// stored whenever it is drawn, and when the app is left elsewhere.
const glimpsed = async () => {
  if (asked() !== PAGES.href || await isTaken()) return;
  const kept = await caches.match(PAGES.href);
  if (kept?.headers.get("Day") !== new Date().toDateString()) return;
  soon = { text: await kept.text(), waiting: [] };
  show();
};
addEventListener("visibilitychange", () => {
  if (document.hidden && worker && frame && !soon && path() !== "/") fetch(PAGES).catch(() => {});
});

// --- start

// in the lobby nothing can be lost
const news = found => found.addEventListener("updatefound", () => {
  const coming = found.installing;
  coming.addEventListener("statechange", () => { if (coming.state === "installed" && frame && path() === "/") renewed(found); });
});
const begin = async () => {
  for (const [there, sentence] of NEEDS) if (!there()) return stop(sentence);
  if (navigator.serviceWorker.controller) {
    hurried();
    await glimpsed().catch(() => {});
  }
  let found = null;
  try {
    found = await registered();
    navigator.serviceWorker.addEventListener("controllerchange", () => { old = true; left(); });
    news(found);
    found.update().catch(() => {}); // without a network there is no update
  } catch (fault) {
    return stop(navigator.onLine ? say("not-loaded", fault.message) : say("no-network"), again);
  }
  if (!await held()) return elsewhere(say("elsewhere"));
  await renewed(found);
  start();
};
begin();
