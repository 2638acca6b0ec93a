// Keys, tabs and focus. Every answer, link and form works without this file.
const table = () => document.getElementById("table");

// a key presses the button or piece with that shortcut
const press = key => {
  const things = document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
  // passing works while any kind is shown
  const thing = [...things].find(t => !t.disabled && t.getClientRects().length) ?? (key === "p" ? things[0] : null);
  if (thing) thing.click();
  return Boolean(thing);
};
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const on = event.target;
  const spot = on.closest?.("svg [role=button]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return choose(spot);
  }
  if (on.matches?.("input:not([type=radio]), select, textarea, [contenteditable]") || !table()) return;
  if (event.key === " " && on.matches?.("a, button, summary, input")) {
    if (on.matches("a[role=button]")) { event.preventDefault(); on.click(); }
    return;
  }
  if (event.key === "q") { document.getElementById("ask")?.focus(); return; }
  if (press(event.key.toLowerCase())) event.preventDefault();
});

// a spot in a drawing gives the same answer as its button in the question bar, or opens its menu
const choose = spot => {
  if (spot.dataset.menu) return document.getElementById(spot.dataset.menu)?.showPopover();
  document.querySelector(`button[form=answer][name=answer][value="${CSS.escape(spot.dataset.answer)}"]`)?.click();
};
document.addEventListener("click", event => {
  const spot = event.target.closest?.("svg [role=button]");
  if (spot) choose(spot);
});

// a link to a rule opens the folded section around it
const unfold = () => {
  const rule = location.hash.startsWith("#rule-") && document.getElementById(location.hash.slice(1));
  const folded = rule && rule.closest("details:not([open])");
  if (folded) { folded.open = true; rule.scrollIntoView({ block: "center" }); }
};
addEventListener("hashchange", unfold);
unfold();

// copy a text to share
document.addEventListener("click", event => {
  if (event.target.closest?.("[data-print]")) print();
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const text = document.getElementById(button.dataset.copy);
  if (navigator.clipboard) return navigator.clipboard.writeText(text.textContent).then(() => { button.lastChild.textContent = button.dataset.copied; });
  text.hidden = false; // no clipboard without https: select it, so that it can be copied by hand
  getSelection().selectAllChildren(text);
  button.lastChild.textContent = button.dataset.selected;
});

// forms that are sent when a field changes
document.addEventListener("change", event => {
  const form = event.target.closest?.("form[data-sends-itself]");
  if (form) form.requestSubmit();
});

// phone: mark the tab of the board in view
let seen = null;
const watch = () => {
  seen?.disconnect();
  const tabs = [...document.querySelectorAll(".tabs a")];
  if (!tabs.length) return;
  const mark = id => {
    for (const tab of tabs) if (tab.hash === "#" + id) tab.setAttribute("aria-current", "true"); else tab.removeAttribute("aria-current");
    const here = tabs.find(tab => tab.hash === "#" + id);
    if (here?.offsetParent) here.parentElement.scrollTo({ left: here.offsetLeft - 80 });
  };
  const shown = new Set(); // a wide window shows several boards; the first one counts
  seen = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) shown.add(target.id); else shown.delete(target.id);
    const first = tabs.find(tab => shown.has(tab.hash.slice(1)));
    if (first) mark(first.hash.slice(1));
  }, { root: document.querySelector(".boards"), threshold: 0.6 });
  tabs.forEach(tab => { const board = document.getElementById(tab.hash.slice(1)); if (board) seen.observe(board); });
};
watch();

// if no legal piece is in view, scroll to the first one; a setting turns this off
const ringed = () => {
  const kind = table().dataset.kind;
  return [...document.querySelectorAll(`main .legal.${kind ? `kind-${kind}` : "k-always"}`)].filter(piece => piece.getClientRects().length);
};
const inView = piece => {
  const spot = piece.getBoundingClientRect(), here = document.querySelector(".boards").getBoundingClientRect();
  const middle = (spot.top + spot.bottom) / 2, centre = (spot.left + spot.right) / 2;
  return middle > here.top && middle < here.bottom && centre > here.left && centre < here.right;
};
const follow = () => {
  if (table()?.dataset.mode !== "play" || document.documentElement.dataset.view === "stay") return;
  const pieces = ringed();
  if (!pieces.length || pieces.some(inView)) return;
  const boards = document.querySelector(".boards"), panel = pieces[0].closest(".panel");
  if (getComputedStyle(boards).display === "flex" && panel) boards.scrollBy({ left: panel.getBoundingClientRect().left - boards.getBoundingClientRect().left, behavior: "instant" });
  if (!inView(pieces[0])) pieces[0].scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
};
// an answer whose piece is not in view shows its full text
const answersOf = piece => {
  const menu = document.getElementById(piece.getAttribute("popovertarget") ?? piece.dataset.menu ?? "");
  return menu ? [...menu.querySelectorAll("[name=answer]")].map(answer => answer.value) : [piece.value || piece.dataset.answer];
};
const sayInFull = anew => {
  if (table()?.dataset.mode !== "play") return;
  // whether a piece of this answer is in view: its own, or one shared by several answers
  const own = new Map(), shared = new Map();
  for (const piece of document.querySelectorAll("main .legal")) {
    const answers = answersOf(piece), seen = inView(piece), kind = answers.length > 1 ? shared : own;
    for (const answer of answers) kind.set(answer, kind.get(answer) || seen);
  }
  let longer = false;
  for (const answer of document.querySelectorAll("#question .answer")) {
    const away = (own.get(answer.value) ?? shared.get(answer.value)) === false;
    if (away === answer.classList.contains("away") || !(away || anew)) continue;
    answer.classList.toggle("away", away);
    longer = true;
  }
  return longer;
};
// longer texts leave less room for the boards
const attend = () => { for (let n = 0; n < 4; n++) { follow(); if (!sayInFull(n === 0)) break; } signAll(); };
// a list that is longer than its place: its edge fades where more is to come, and beside the answers
// a button says how many are out of view
const LISTS = ".answers, .kinds, .tabs, .stepper, .words, .coach, .c2text, .question, .topbar nav, .rules2 > nav, .fig, .set-nav, .rival-t, .st-ask, .st-do.listing, .laygroups";
const EDGE = 7; // the padding of a list
const isWhole = (thing, list) => {
  const spot = thing.getBoundingClientRect(), here = list.getBoundingClientRect();
  return spot.top >= here.top - 2 && spot.bottom <= here.bottom + 2 && spot.left >= here.left - 2 && spot.right <= here.right + 2;
};
const sign = list => {
  const { overflowX, overflowY } = getComputedStyle(list), scrolls = way => way === "auto" || way === "scroll";
  const down = scrolls(overflowY) ? list.scrollHeight - list.clientHeight : 0, across = scrolls(overflowX) ? list.scrollWidth - list.clientWidth : 0;
  const ways = [];
  if (down > EDGE && list.scrollTop > EDGE) ways.push("up");
  if (down > EDGE && list.scrollTop < down - EDGE) ways.push("down");
  if (across > EDGE && list.scrollLeft > EDGE) ways.push("left");
  if (across > EDGE && list.scrollLeft < across - EDGE) ways.push("right");
  if (ways.length) list.dataset.more = ways.join(" "); else delete list.dataset.more;
  const further = list.matches(".answers") && list.getClientRects().length && list.parentElement.querySelector(":scope > .further");
  if (!further) return;
  const hidden = [...list.children].filter(answer => !isWhole(answer, list)).length;
  further.hidden = !ways.length || !hidden;
  further.textContent = further.dataset.further.replace("#", hidden);
  further.classList.toggle("across", across > EDGE);
  further.classList.toggle("back", !ways.some(way => way === "down" || way === "right"));
};
const lists = new ResizeObserver(entries => { for (const { target } of entries) sign(target); });
const signAll = () => {
  lists.disconnect();
  for (const list of document.querySelectorAll(LISTS)) { lists.observe(list); sign(list); }
};
document.addEventListener("scroll", event => { if (event.target.matches?.(LISTS)) sign(event.target); }, { capture: true, passive: true });
document.addEventListener("click", event => {
  const further = event.target.closest?.(".further");
  const list = further && [...further.parentElement.querySelectorAll(".answers")].find(one => one.getClientRects().length);
  if (!list) return;
  const back = further.classList.contains("back");
  list.scrollBy({ top: (back ? -9 : .8) * list.clientHeight, left: (back ? -9 : .8) * list.clientWidth, behavior: "instant" });
});

// the pieces and answers of the checked kind are highlighted
const light = () => {
  const kind = document.querySelector(".kinds input[name=kind]:checked")?.id.replace("kind-", "");
  if (kind && table() && table().dataset.kind !== kind) table().dataset.kind = kind;
};
document.addEventListener("change", event => { if (event.target.name === "kind" && table()) { light(); attend(); } });
light();
attend();
// the size of the boards also changes when a device is turned or fonts load late
for (const boards of document.querySelectorAll(".boards")) new ResizeObserver(() => { follow(); sayInFull(false); }).observe(boards);

// a drawing in another file takes twice as long to render: copy all of them into the page
let file = null;
const ours = text => file ? text.replaceAll(`href="${file}#`, 'href="#drawn-') : text;
const copied = async () => {
  const address = document.querySelector('#table use[href*="/icons.svg#"]')?.getAttribute("href").split("#")[0];
  if (!address) return;
  const copies = Object.assign(document.createElement("div"), { hidden: true });
  copies.innerHTML = (await (await fetch(address)).text()).replaceAll('<symbol id="', '<symbol id="drawn-');
  document.body.after(copies);
  file = address;
  for (const use of document.querySelectorAll(`use[href^="${file}#"]`)) use.setAttribute("href", use.getAttribute("href").replace(`${file}#`, "#drawn-"));
};
copied();

document.addEventListener("htmx:config:request", event => { event.detail.ctx.fetch = sentAgain; });
// when a phone wakes up, its connection may be closed: the first tap is sent again. It counts once,
// because it has the number of its question
const sentAgain = async (address, request) => {
  try {
    return await fetch(address, request);
  } catch (fault) {
    if (request.signal?.aborted) throw fault;
    await new Promise(done => setTimeout(done, 250));
    return fetch(address, request);
  }
};
document.addEventListener("htmx:after:request", event => {
  const context = event.detail.ctx;
  context.text = ours(context.text);
});

// errors of the server, or no answer at all, are shown above the question; the table stays as it is
const complain = sentence => {
  const bar = document.getElementById("question");
  if (!bar) return;
  bar.querySelector(".notice")?.remove();
  const notice = Object.assign(document.createElement("p"), { className: "notice", textContent: sentence });
  notice.setAttribute("role", "alert");
  bar.prepend(notice);
};
document.addEventListener("htmx:response:error", event => {
  const context = event.detail.ctx;
  if (context.hx?.reswap === "none") complain(context.text || document.body.dataset.refused);
});
document.addEventListener("htmx:error", () => complain(document.body.dataset.silent));

// after an answer: select the first kind again and focus the new question
document.addEventListener("htmx:after:swap", () => {
  document.querySelectorAll(".kinds input[name=kind]").forEach(input => { input.checked = input.defaultChecked; });
  document.querySelectorAll("[popover]:popover-open").forEach(menu => menu.hidePopover());
  const lost = !document.activeElement || document.activeElement === document.body || document.activeElement.form?.id === "answer";
  if (lost) document.getElementById("ask")?.focus({ preventScroll: true });
  if (table()?.dataset.mode === "turn") document.querySelectorAll(".boards, .boards .col").forEach(part => part.scrollTo({ top: 0, left: 0 }));
  watch();
  attend();
});

// touch: a long press explains a piece, as hovering does with a mouse, and gives no answer
let pressing = 0, told = null;
const letGo = () => { clearTimeout(pressing); setTimeout(() => { told?.remove(); told = null; }, 1500); };
document.addEventListener("pointerdown", event => {
  const piece = event.pointerType === "touch" && event.target.closest?.("[title], svg [role=button]");
  clearTimeout(pressing);
  if (!piece || piece.closest("[data-thing]")) return;
  pressing = setTimeout(() => {
    told?.remove();
    told = Object.assign(document.createElement("p"), { className: "bubble", textContent: piece.title || piece.getAttribute("aria-label") });
    told.setAttribute("role", "status");
    document.body.append(told);
  }, 500);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, letGo, { capture: true, passive: true });
document.addEventListener("contextmenu", event => { if (told) event.preventDefault(); });
document.addEventListener("click", event => { if (told) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);
