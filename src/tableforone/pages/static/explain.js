// Explains pieces on hover, long press, or ? and the arrow keys. The card is loaded on demand.
{
const card = () => document.getElementById("x");
// pieces, and drawings outside a piece
const PIECES = "main [data-thing], main svg.ico:not([data-thing] svg)";
const pieces = () => [...document.querySelectorAll(PIECES)].filter(piece => piece.getClientRects().length);
const drawings = piece => new Set([...piece.querySelectorAll("use")].map(use => use.getAttribute("href").split("#")[1].replace(/^(i|drawn)-/, "").replace(/^v-\d+$/, "vp")));
let asked = null, wait = 0, byKey = false, held = false;

const close = back => {
  clearTimeout(wait);
  const piece = asked;
  asked = null;
  document.getElementById("table")?.classList.remove("asking");
  if (!piece) return;
  piece.classList.remove("asked-here");
  if (piece.dataset.title) { piece.title = piece.dataset.title; delete piece.dataset.title; }
  if (card()?.matches(":popover-open")) card().hidePopover();
  if (back && byKey) piece.focus({ preventScroll: true });
  byKey = false;
};
const ask = async (piece, keys = false) => {
  if (asked !== piece) close(false);
  asked = piece;
  byKey = keys;
  const reply = await fetch(`${card().dataset.from}?${new URLSearchParams({ thing: piece.dataset.thing ?? "", drawn: [...drawings(piece)].join(" ") })}`, { headers: { "HX-Request": "true" } });
  if (!reply.ok || asked !== piece || !card()) return;
  card().innerHTML = await reply.text();
  piece.classList.add("asked-here");
  if (!card().matches(":popover-open")) card().showPopover();
  if (keys || held) piece.scrollIntoView({ block: "nearest" });
};
// mouse: hover over a piece; its title tooltip is removed meanwhile
document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse" || byKey) return;
  const piece = event.target.closest?.(PIECES);
  if (piece === asked || event.target.closest?.("#x")) return;
  close(false);
  if (!piece) return;
  if (piece.title) { piece.dataset.title = piece.title; piece.removeAttribute("title"); }
  wait = setTimeout(() => ask(piece), 700);
});
// touch: long press
document.addEventListener("pointerdown", event => {
  const piece = event.target.closest?.(PIECES);
  held = false;
  if (asked && !event.target.closest?.("#x")) close(false);
  if (event.pointerType !== "touch" || !piece) return;
  clearTimeout(wait);
  wait = setTimeout(() => { held = true; ask(piece); }, 500);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, event => { if (event.pointerType === "touch") clearTimeout(wait); });
document.addEventListener("contextmenu", event => { if (held) event.preventDefault(); });
// the button, or ?: the next piece that is touched is explained and gives no answer
document.addEventListener("click", event => {
  if (event.target.closest?.("[data-ask]")) {
    event.preventDefault();
    document.getElementById("table")?.classList.add("asking");
    const here = document.activeElement?.closest?.(PIECES) ?? pieces()[0];
    if (here) choose(here);
    return;
  }
  const piece = event.target.closest?.(PIECES);
  if (piece && (held || document.getElementById("table")?.classList.contains("asking"))) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) ask(piece, true);
    held = false;
  }
}, true);
const choose = piece => {
  if (!piece.matches("button, a, [tabindex]")) piece.tabIndex = -1;
  ask(piece, true).then(() => {
    // closed in the meantime by an answer: the next touch is an answer again
    if (asked !== piece) return;
    document.getElementById("table")?.classList.add("asking");
    piece.focus({ preventScroll: true });
  });
};
document.addEventListener("keydown", event => {
  if (event.key === "Escape" && asked) { event.preventDefault(); return close(true); }
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!asked || !byKey || !way) return;
  event.preventDefault();
  const all = pieces();
  choose(all[(all.indexOf(asked) + way + all.length) % all.length]);
}, true);
document.addEventListener("htmx:before:swap", () => close(false));
// a board that overflows can be scrolled by keyboard, even if nothing on it can be focused
const reach = () => {
  const out = panel => panel.scrollHeight > panel.clientHeight + 1 && !panel.querySelector("button:not([disabled]), a[href], [tabindex='0']");
  for (const panel of [...document.querySelectorAll(".panel")].filter(out)) panel.tabIndex = 0;
};
reach();
// after the new question has been drawn: measuring takes time
document.addEventListener("htmx:after:swap", () => requestAnimationFrame(() => setTimeout(reach)));
}
