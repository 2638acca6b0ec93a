// A companion table: the opponent's list is ticked off before the next question, every question
// starts empty, a double tap counts once, the screen stays on, moves can be spoken.
const all = selector => [...document.querySelectorAll(selector)];
const one = selector => document.querySelector(selector);
const TWICE = 450; // ms between the two taps of a double tap
const SEEN = 600; // ms that a new question or list needs to be seen before it is answered,
const ALIKE = 1000; // and one with the same keys in the same place

// keep the screen on, if the browser allows it
const awake = async () => {
  if (document.visibilityState === "visible") try { await navigator.wakeLock?.request("screen"); } catch { /* not allowed: the app works without it */ }
};
document.addEventListener("visibilitychange", awake);
awake();

// plain http: show what does not work
if (!window.isSecureContext) one("[data-plain-http]")?.removeAttribute("hidden");

// the list: ticks are stored in this browser until there is a new list
const stored = () => JSON.parse(localStorage.getItem(`hands-${one("[data-table]")?.dataset.table}`) ?? "{}");
// before the first question his move may be ready: its list comes after the set-up, which has been done
// if there are ticks of any list
const listNow = () => {
  const lists = all("[data-list]"), { list, done } = stored();
  return lists.length > 1 && list && (list !== "set-up" || done) ? lists[1] : lists[0];
};
const ticksNow = () => [...listNow()?.querySelectorAll("[data-tick]") ?? []];
const kept = () => {
  const list = listNow(), found = stored();
  if (!list || found.list !== list.dataset.list) return { list: list?.dataset.list, ticked: [], done: false };
  // an entry on a line may add lines, and an undo removes them
  const lines = ticksNow().map(tick => tick.dataset.tick);
  const done = found.done && (found.lines ?? lines.length) >= lines.length;
  const ticked = found.done && !done ? lines.slice(0, found.lines) : found.ticked.filter(line => lines.includes(line));
  return { ...found, ticked, done };
};
const keep = state => {
  const lines = ticksNow().length;
  localStorage.setItem(`hands-${one("[data-table]").dataset.table}`, JSON.stringify({ ...state, lines }));
  listed();
};
const listed = () => {
  const list = listNow(), table = one("#table");
  if (!list || table.dataset.mode === "replay") return;
  const state = kept(), ticks = ticksNow(), setUp = list.dataset.list === "set-up";
  ticks.forEach(tick => { tick.checked = tick.disabled || state.done || state.ticked.includes(tick.dataset.tick); });
  const done = ticks.filter(tick => tick.checked).length, count = list.querySelector("[data-count]"), button = list.querySelector("[data-all-done]");
  count.textContent = count.dataset.said.replace("{done}", done).replace("{all}", ticks.length);
  ticks.forEach(tick => tick.closest("li").classList.toggle("now", tick === ticks.find(each => !each.checked)));
  if (!setUp) all("[data-ring]").forEach(ring => {
    const tick = ticks.find(each => each.dataset.tick === ring.dataset.ring);
    ring.classList.toggle("done", tick.checked);
    ring.classList.toggle("now", tick === ticks.find(each => !each.checked));
  });
  list.classList.toggle("whole", done === ticks.length);
  button.querySelector("span").textContent = done === ticks.length ? button.dataset.ready : button.dataset.rest;
  button.classList.toggle("primary", done === ticks.length);
  table.classList.toggle("holding", !state.done);
  table.classList.toggle("laying", setUp);
  table.classList.toggle("laid", !setUp && Boolean(one(".setup")));
};
document.addEventListener("change", event => {
  if (!event.target.matches("[data-list] [data-tick]")) return;
  const ticked = ticksNow().filter(tick => tick.checked && !tick.disabled);
  keep({ ...kept(), ticked: ticked.map(tick => tick.dataset.tick) });
});
document.addEventListener("click", event => {
  if (event.target.closest?.("[data-all-done]")) {
    const before = listNow();
    keep({ ...kept(), done: true });
    if (listNow() !== before) speak(); // the set-up is done, and there is a list
    opened();
    isNew();
  }
  const again = event.target.closest?.("[data-again]");
  if (again?.dataset.again) keep({ list: "set-up", ticked: all(".setup [data-tick]").map(tick => tick.dataset.tick), done: false });
  else if (again) keep({ ...kept(), done: false });
  const line = event.target.closest?.("[data-ticks] button")?.closest("[data-ticks]").dataset.ticks;
  // an entry on a line ticks it off
  if (line) keep({ ...kept(), ticked: [...kept().ticked, line] });
});

// after a correction the replayed turns are already done at the table
document.addEventListener("click", event => {
  const again = event.target.closest?.("[data-done-list]");
  if (again) localStorage.setItem(`hands-${again.dataset.table}`, JSON.stringify({ list: again.dataset.doneList, ticked: [], done: true }));
});

// the second tap of a double tap is ignored; keyboard keys are not taps
let heard = -TWICE; // time of the last tap
const TAPPED = ".st-ask button:not([type=button]), [data-face], [data-all-done]";
const SHORTCUT = /^([0-9]|Enter| )$/;
let deaf = 0; // until then a new question or list is not answered
const isNew = (forMs = SEEN) => { deaf = performance.now() + forMs; };
const ignore = event => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
document.addEventListener("click", event => {
  if (event.detail && event.timeStamp < deaf && event.target.closest?.(TAPPED)) ignore(event);
}, true);
document.addEventListener("keydown", event => { // also a key that is held down
  const answers = SHORTCUT.test(event.key) && !event.target.matches?.("input:not([type=checkbox]), select, textarea, summary");
  const elsewhere = /^(Enter| )$/.test(event.key) && !event.target.closest?.(TAPPED);
  if (answers && !elsewhere && (event.repeat || event.timeStamp < deaf)) ignore(event);
}, true);
document.addEventListener("click", event => {
  const key = event.detail && event.target.closest?.(".st-ask button:not([type=button]), [data-ticks] button, [data-all-done], [form=tell], [form=undo], [form=redo]");
  if (!key) return;
  if (event.timeStamp - heard < TWICE) ignore(event);
  else heard = event.timeStamp;
}, true);
const busy = yes => one(".asking")?.toggleAttribute("inert", yes);
document.addEventListener("htmx:before:request", () => busy(true)); // until the answer has come
document.addEventListener("htmx:finally:request", () => busy(false));

// dice: one tap per die, the last one sends them; a die in the row can be removed
let rolled = [];
const rollShown = form => {
  form.querySelectorAll("[data-rolled] li").forEach((place, nth) => {
    const die = form.querySelector(`[data-face="${rolled[nth]}"] svg`)?.cloneNode(true);
    const button = die && Object.assign(document.createElement("button"), { type: "button", className: "die" });
    button?.setAttribute("data-rolled-die", nth);
    button?.setAttribute("aria-label", `${rolled[nth]}`);
    button?.append(die);
    place.replaceChildren(...(button ? [button] : [String(nth + 1)]));
  });
  form.querySelectorAll("[name^=face-]").forEach(input => {
    input.value = rolled.filter(face => `face-${face}` === input.name).length || "";
  });
  const sum = form.querySelector("[data-sum]");
  if (rolled.length) sum.textContent = sum.dataset.said.replace("{n}", rolled.length);
  form.querySelector("[data-last-die]").disabled = !rolled.length;
};
document.addEventListener("click", event => {
  const form = event.target.closest?.("[data-dice]");
  if (!form) return;
  const face = event.target.closest("[data-face]"), die = event.target.closest("[data-rolled-die]");
  if (!face && !die && !event.target.closest("[data-last-die]")) return;
  if (face && rolled.length < Number(form.dataset.dice)) rolled.push(face.dataset.face);
  else if (die) rolled.splice(Number(die.dataset.rolledDie), 1);
  else if (!face) rolled.pop();
  rollShown(form);
  if (face && rolled.length === Number(form.dataset.dice)) form.requestSubmit();
});
document.addEventListener("formdata", event => { // a field that was not changed is not sent
  for (const [name, value] of [...event.formData]) if (/^face-|^line$/.test(name) && !value) event.formData.delete(name);
});

// many keys: filter by kind or by text
const sieve = () => {
  const letters = one("[data-find]")?.value.trim().toLowerCase(), kind = one("[data-kind][aria-pressed=true]")?.dataset.kind;
  for (const key of all(".asking .keys [data-of]")) {
    key.hidden = Boolean(letters && !key.textContent.toLowerCase().includes(letters)) || Boolean(kind && key.dataset.of !== kind);
  }
};
document.addEventListener("input", event => { if (event.target.matches("[data-find]")) sieve(); });
document.addEventListener("click", event => {
  const chosen = event.target.closest?.("[data-kind]");
  if (!chosen) return;
  all("[data-kind]").forEach(key => key.setAttribute("aria-pressed", String(key === chosen)));
  sieve();
});

// a new question starts empty, with focus on its heading; after an error the input stays
let open = null, keysBefore = "";
const opened = () => {
  all(".st-ask, .st-do, .three").forEach(part => part.scrollTo(0, 0));
  scrollTo(0, 0);
  const now = one(".holding .do .now"); // finished lines may fill the screen
  if (now && now.getBoundingClientRect().top > innerHeight * .6) now.scrollIntoView({ block: "center" });
};
const readied = same => {
  const number = one(".asking [name=question]")?.value;
  if (number !== open || !one(".notice")) {
    all(".asking form, .own-form").forEach(form => form.reset());
    all(".asking details[open]").forEach(part => { part.open = false; });
    rolled = [];
    all("[data-kind]").forEach(key => key.setAttribute("aria-pressed", String(!key.dataset.kind)));
    sieve();
    if (!same) opened();
  }
  const keys = all(".asking button").map(key => key.value + key.textContent).join("\n");
  if (open !== null && number !== open && !same) isNew(keys === keysBefore ? ALIKE : SEEN);
  keysBefore = keys;
  open = number;
  all("[data-dice]").forEach(rollShown);
};

// in the language of the page, with the device's voice
const utterance = words => {
  const lang = document.documentElement.lang.split("-x-")[0];
  const voices = speechSynthesis.getVoices().filter(each => each.lang.split(/[-_]/)[0] === lang.split("-")[0]);
  return Object.assign(new SpeechSynthesisUtterance(words), { lang, voice: voices.find(each => each.default) ?? voices[0] ?? null });
};
// his move, spoken by the device; off by default
let speaks = localStorage.getItem("speaks") === "yes";
const speak = (from = 0) => {
  const list = one("[data-spoken]");
  one("[data-speaks]")?.setAttribute("aria-pressed", String(speaks));
  if (!list || !speaks || !window.speechSynthesis || one("#table").classList.contains("laying")) return;
  if (!from) speechSynthesis.cancel();
  const lines = [...list.querySelectorAll("li:not(.done) .what")].slice(from);
  lines.forEach(line => speechSynthesis.speak(utterance(line.textContent)));
};
document.addEventListener("click", event => {
  if (!event.target.closest?.("[data-speaks]")) return;
  speaks = !speaks;
  localStorage.setItem("speaks", speaks ? "yes" : "no");
  if (!speaks) window.speechSynthesis?.cancel();
  speak();
});
// an iPhone speaks only after speech during a touch: the first touch speaks an empty text
document.addEventListener("click", () => { if (speaks) window.speechSynthesis?.speak(new SpeechSynthesisUtterance("")); }, { once: true, capture: true });

// a list that only grew keeps its scroll position; only the new lines are spoken
let listBefore = { list: null, lines: 0 };
const drawn = () => {
  const state = kept();
  if (state.lines === undefined) listed();
  else keep(state);
  const list = one(".holding") && listNow()?.dataset.list, lines = all("[data-spoken] li:not(.done)").length;
  const same = Boolean(list) && list === listBefore.list;
  readied(same);
  speak(same ? listBefore.lines : 0);
  listBefore = { list, lines };
};
drawn();
document.addEventListener("htmx:after:swap", () => {
  drawn();
  const now = document.getElementById("stage-now");
  if (now) now.checked = true;
});
