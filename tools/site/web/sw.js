// Caches the files of the app, checked by their hashes, and passes every page request to Python.
// The build fills in LIST: the version, the hash and size of each file, and the error message in
// every language. Files named .packed are unpacked on arrival by a small program that the build
// also puts here (native/unlzma.c).
const { version, files, later, languages, policy, pages, silence } = /*LIST*/null;
const HERE = new URL("./", self.location), PAGES = new URL("at/", HERE).pathname, CACHE = "table-for-one-" + version;
const PATIENCE = 60_000; // ms for an answer
const headers = {
  "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
};

const PACKED = ".packed";
const KINDS = { mjs: "text/javascript", wasm: "application/wasm", zip: "application/zip", json: "application/json" };
const address = name => new URL(name, HERE).href;
// cached by hash, so that unchanged files are found again
const keyed = name => `${address(name)}?${encodeURIComponent(files[name][0])}`;
const unpacker = WebAssembly.compile(Uint8Array.from(atob(/*UNPACKER*/null), letter => letter.charCodeAt(0)));
const unpacked = async (name, found) => {
  if (!name.endsWith(PACKED)) return found;
  const all = await found.arrayBuffer(), size = new DataView(all).getUint32(0, true), packed = new Uint8Array(all, 4);
  const { memory, unpack, __heap_base: { value: from } } = (await WebAssembly.instantiate(await unpacker)).exports;
  const to = from + packed.length, more = Math.ceil((to + size - memory.buffer.byteLength) / 65536);
  if (more > 0) memory.grow(more);
  new Uint8Array(memory.buffer).set(packed, from);
  if (unpack(from, packed.length, to, size) !== size) throw new Error(`${name} is broken`);
  return new Response(memory.buffer.slice(to, to + size), { headers: { "Content-Type": KINDS[name.slice(0, -PACKED.length).split(".").at(-1)] } });
};
const fetched = async name => {
  const found = await fetch(address(name), { integrity: files[name][0], cache: "no-cache" });
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return unpacked(name, found);
};
const known = name => [name, name + PACKED].find(each => Object.hasOwn(files, each));
const told = new BroadcastChannel("table-for-one-loading");

// fetches these files once; those of an older version are reused
const fill = async (names, tell = () => {}) => {
  const cache = await caches.open(CACHE);
  const total = names.reduce((sum, name) => sum + files[name][1], 0);
  let done = 0;
  await Promise.all(names.map(async name => {
    if (!await cache.match(keyed(name))) await cache.put(keyed(name), await caches.match(keyed(name)) ?? await fetched(name));
    tell(done += files[name][1], total);
  }));
};
// The files of a language are fetched together when one of them is requested; a new version
// includes the used languages.
const together = name => Object.values(languages).find(names => names.includes(name));
const used = async () => {
  const olds = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
  return Object.keys(languages).filter(each => olds.flat().some(({ url }) => url.startsWith(HERE.href) && url.includes(`/${each}.zip${PACKED}?`)));
};
// A first visit fetches what the lobby needs, and the rest when a window asks for it; a new version
// is fetched completely.
const installed = async () => {
  const again = self.registration.active, spoken = again ? (await used()).flatMap(each => languages[each]) : [];
  const first = Object.keys(files).filter(name => together(name) ? spoken.includes(name) : again || !later.includes(name));
  return fill(first, (done, total) => told.postMessage({ done, total }));
};
const rest = async () => {
  let why = "";
  try { await fill(later); } catch (fault) { why = String(fault.message ?? fault); }
  told.postMessage({ rest: true, why });
};

self.addEventListener("install", event => event.waitUntil(installed()));
self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("table-for-one-") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
})()));
self.addEventListener("message", event => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "rest") event.waitUntil(rest());
  // a page that was loaded without this worker
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (url.origin !== HERE.origin || !url.pathname.startsWith(HERE.pathname)) return;
  const name = decodeURI(url.pathname.slice(HERE.pathname.length)) || "index.html";
  if (known(name)) return event.respondWith(kept(known(name)));
  if (!url.pathname.startsWith(PAGES)) return;
  if (event.request.destination === "document") // a page opened directly needs the window around it
    return event.respondWith(Response.redirect(new URL("#" + url.pathname.slice(PAGES.length - 1) + url.search, HERE), 302));
  event.respondWith(asked(event.request, url, work => event.waitUntil(work)));
});

const kept = async name => {
  const cache = await caches.open(CACHE), others = together(name);
  const found = await cache.match(keyed(name)) ?? await (others ? fill(others).then(() => cache.match(keyed(name))) : fetched(name));
  // straight from the cache: Chromium then reuses its compiled code and starts faster
  if (name.endsWith(".wasm" + PACKED)) return found;
  const dressed = new Headers(found.headers);
  // its address contains its hash
  const lasts = name.includes("/") ? { "Cache-Control": "max-age=31536000, immutable" } : {};
  for (const [header, value] of Object.entries({ ...headers, "Content-Security-Policy": policy, ...lasts })) dressed.set(header, value);
  return new Response(found.body, { status: found.status, headers: dressed });
};

// Sends a message to windows and returns the ports on which they reply. An open port stays in
// memory, with the page that it is for, until it is closed.
const sent = (message, windows, heard) => windows.map(each => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard(data);
  each.postMessage(message, [port2]);
  return port1;
});
const hangUp = ports => { for (const port of ports) port.close(); };

// Asks Python: the window that has it passes the request on; other windows of the app do not
// answer. `beside` is for work that no page waits for.
const asked = async (request, url, beside) => {
  const fields = request.method === "POST" ? await fieldsOf(request) : [];
  const question = { kind: "ask", method: request.method, address: url.pathname + url.search, fields, part: request.headers.get("HX-Request") === "true" };
  const windows = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(each => !new URL(each.url).pathname.startsWith(PAGES));
  let ports = [], late = 0;
  const answer = await new Promise(done => {
    late = setTimeout(done, PATIENCE, null);
    if (!windows.length) done(null);
    ports = sent(question, windows, done);
  });
  clearTimeout(late);
  hangUp(ports);
  if (!answer) return silent();
  if (answer.kept) return await (await caches.open(CACHE)).match(address(PAGES)) ?? silent();
  if (answer.headers.Coach) return thought(answer, windows);
  if (answer.status === 303) return onward(new URL(answer.headers.Location, HERE).href, request);
  const page = new Response(answer.body, { status: answer.status, headers: { ...headers, "Content-Security-Policy": pages, "Cache-Control": "no-store", ...answer.headers } });
  if (question.method === "GET" && question.address === PAGES && !question.part && page.ok && answer.lasts) beside(keep(page.clone()).catch(() => {}));
  return page;
};
// the lobby, with its day: the window shows it at the next start; without space it shows none
const keep = async lobby => {
  const dated = new Headers(lobby.headers);
  dated.set("Day", new Date().toDateString());
  await (await caches.open(CACHE)).put(address(PAGES), new Response(lobby.body, { headers: dated }));
};

// The redirect after a form. Firefox reports an error if a service worker answers a form with a
// redirect, although it follows it: there a page of one line redirects.
const onward = (where, request) => request.mode !== "navigate" || !navigator.userAgent.includes("Firefox/") ? Response.redirect(where, 303)
  : new Response(`<!doctype html><meta http-equiv="refresh" content="0; url=${where.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`,
    { headers: { ...headers, "Content-Security-Policy": pages, "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" } });

// The coach has its own worker: its replies are streamed until the page stops listening.
const thought = ({ headers: { "Content-Type": kind }, body: question }, windows) => {
  const words = new TextEncoder();
  let ports = [], late = 0;
  const ended = () => { clearTimeout(late); hangUp(ports); };
  const body = new ReadableStream({
    start(stream) {
      const wait = () => { clearTimeout(late); late = setTimeout(() => { ended(); stream.error(new Error("no word from the coach")); }, PATIENCE); };
      const heard = data => {
        if (data === null) { ended(); return stream.close(); }
        wait();
        stream.enqueue(words.encode(data));
      };
      wait();
      ports = sent({ kind: "think", question }, windows, heard);
    },
    cancel() { for (const port of ports) port.postMessage("stop"); ended(); },
  });
  return new Response(body, { headers: { ...headers, "Content-Type": kind, "Content-Security-Policy": pages, "Cache-Control": "no-store" } });
};

const fieldsOf = async request => Promise.all([...await request.formData()].map(async ([name, value]) =>
  [name, typeof value === "string" ? value : new Uint8Array(await value.arrayBuffer())]));

const spoken = navigator.languages.map(each => each.split("-")[0]).find(each => silence[each]) ?? "en";
const silent = () => new Response(silence[spoken],
  { status: 503, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8", "HX-Reswap": "none" } });
