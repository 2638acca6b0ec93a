// The coach: the hint in the question bar, updated as it improves; moves are numbered on the board.
{
let source = null, onward = false, shown = 0;
const box = () => document.getElementById("hint");
const stop = () => { source?.close(); source = null; };

// numbers on the pieces of the moves
const layer = () => document.getElementById("hint-marks") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "hint-marks" }));
const clear = () => {
  document.getElementById("hint-marks")?.remove();
  document.querySelectorAll(".c2t").forEach(one => one.remove());
  document.querySelectorAll(".c2on").forEach(one => one.classList.remove("c2on", "c2now"));
};
const pieceOf = thing => thing && [...document.querySelectorAll(`main [data-thing~="${CSS.escape(thing)}"]`)].find(one => one.getClientRects().length);
let marked = [];
const place = () => {
  const boards = document.querySelector(".boards")?.getBoundingClientRect();
  if (!boards) return;
  for (const [disc, piece, nth] of marked) {
    const at = piece.getBoundingClientRect(), x = Math.max(at.left + 14 * nth, boards.left + 12), y = Math.max(at.top, boards.top + 12);
    disc.style.left = `${x}px`; disc.style.top = `${y}px`;
    disc.hidden = at.bottom < boards.top || at.top > boards.bottom - 8 || at.right < boards.left || at.left > boards.right;
  }
};
const draw = follow => {
  clear();
  marked = [];
  const line = box()?.querySelector(`.c2line[data-line="${shown}"]`);
  if (!line) return;
  const on = new Map(), tabs = new Map();
  line.querySelectorAll("li").forEach((move, nth) => {
    const piece = pieceOf(move.dataset.mark);
    if (!piece) return;
    const disc = layer().appendChild(Object.assign(document.createElement("b"), { className: nth ? "c2r" : "c2r now", textContent: nth + 1 }));
    marked.push([disc, piece, on.get(piece) ?? 0]);
    on.set(piece, (on.get(piece) ?? 0) + 1);
    piece.classList.add("c2on");
    if (!nth) piece.classList.add("c2now");
    const board = piece.closest(".panel")?.id;
    if (board) tabs.set(board, [...tabs.get(board) ?? [], nth]);
    if (!nth && follow) piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  for (const [board, moves] of tabs) {
    const tab = document.querySelector(`.tabs a[href="#${board}"]`);
    tab?.insertAdjacentHTML("beforeend", `<span class="c2t" aria-hidden="true">${moves.map(nth => `<b${nth ? "" : ' class="now"'}>${nth + 1}</b>`).join("")}</span>`);
  }
  place();
};
addEventListener("scroll", place, { capture: true, passive: true });
addEventListener("resize", place);

const shut = () => { stop(); clear(); marked = []; const panel = box(); if (panel) { panel.hidden = true; panel.replaceChildren(); } };
const ask = () => {
  const panel = box();
  if (!panel) return;
  if (!panel.hidden) return shut();
  if (!document.querySelector(`link[href="${panel.dataset.looks}"]`)) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: panel.dataset.looks, onload: () => draw(true) }));
  shown = 0;
  stop();
  source = new EventSource(panel.dataset.from);
  source.addEventListener("hint", event => {
    if (!event.data) return;
    const open = panel.querySelector(".c2more")?.open, first = panel.hidden;
    panel.hidden = false;
    panel.innerHTML = event.data;
    htmx.process(panel);
    if (open) panel.querySelector(".c2more")?.setAttribute("open", "");
    if (!panel.querySelector(`.c2line[data-line="${shown}"]`)) shown = 0;
    panel.querySelectorAll(".c2line").forEach(line => { line.hidden = line.dataset.line !== String(shown); });
    draw(first);
    signAll();
  });
  source.addEventListener("end", stop);
  source.onerror = () => { if (source) { stop(); panel.hidden = false; panel.insertAdjacentHTML("beforeend", `<p class="note">${panel.dataset.silent}</p>`); } };
};
document.addEventListener("click", event => {
  const on = event.target.closest?.bind(event.target);
  if (!on) return;
  if (on("[data-hint]")) ask();
  else if (on("[data-hint-close]")) shut();
  else if (on("[data-hint-step]")) onward = true;
  else if (on("[data-hint-line]")) {
    const nth = Number(on("[data-hint-line]").dataset.hintLine);
    shown = shown === nth ? 0 : nth;
    box().querySelectorAll(".c2line").forEach(line => { line.hidden = line.dataset.line !== String(shown); });
    box().querySelectorAll(".c2alt").forEach(one => one.setAttribute("aria-pressed", one.dataset.hintLine === String(shown)));
    draw(true);
  }
});
document.addEventListener("keydown", event => { if (event.key === "h" && box() && !box().hidden && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches?.("input, select, textarea")) { event.preventDefault(); event.stopImmediatePropagation(); shut(); } }, { capture: true });
document.addEventListener("htmx:before:request", () => { stop(); clear(); marked = []; });

// the winning chance, if the setting is on
const chance = async () => {
  const place = document.querySelector("[data-chance]");
  if (!place) return;
  try { place.querySelector("b").textContent = await (await fetch(place.dataset.chance)).text() || "–"; } catch { place.hidden = true; }
};
document.addEventListener("htmx:after:swap", () => {
  chance();
  if (onward && document.querySelector("[data-hint]")) ask(); // the next move of the line
  onward = false;
});
chance();
if (new URLSearchParams(location.search).has("hint")) ask();
}
