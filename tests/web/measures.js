// Finds layout faults of the open table; one sentence for each.
() => {
  const faults = [];
  const table = document.getElementById("table");
  const boards = table.querySelector(".boards");
  const hand = getComputedStyle(boards).display === "flex";
  const known = new Map();
  const rect = e => known.get(e) ?? known.set(e, e.getBoundingClientRect()).get(e);
  const visible = e => { const r = rect(e), style = getComputedStyle(e); return r.width > 1 && r.height > 1 && style.visibility !== "hidden" && style.clipPath === "none" && !e.closest(".sr, [popover]"); };
  const looked = new Map();
  const seen = e => looked.get(e) ?? looked.set(e, visible(e)).get(e);
  const name = e => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + [...e.classList].slice(0, 4).map(c => "." + c).join("") + " “" + (e.getAttribute("aria-label") || e.textContent).replace(/\s+/g, " ").trim().slice(0, 28) + "”";
  const add = sentence => { if (faults.length < 25) faults.push(sentence); };
  const crossing = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const overlap = (a, b, slack) => { const [x, y] = crossing(rect(a), rect(b)); return x > slack && y > slack; };

  // the page and its boards never scroll sideways
  if (document.scrollingElement.scrollWidth > innerWidth) add("the page scrolls sideways");
  if (document.scrollingElement.scrollHeight > innerHeight + 1) add("the page scrolls beside its boards");
  const columns = hand ? [] : [boards, ...boards.querySelectorAll(".col")];
  for (const e of columns) if (e.clientWidth && e.scrollWidth > e.clientWidth + 1) add(`${name(e)} is ${e.scrollWidth - e.clientWidth} px wider than its place`);

  // the parts of the top bar do not overlap
  const bar = [...table.querySelectorAll(".topbar > *, .topbar .where h1")].filter(seen);
  const top = rect(table.querySelector(".topbar"));
  bar.forEach((a, i) => {
    if (rect(a).right > top.right + 1 || rect(a).left < top.left - 1) add(`${name(a)} leaves the top bar`);
    bar.slice(i + 1).forEach(b => { if (!a.contains(b) && overlap(a, b, 1)) add(`in the top bar ${name(a)} lies over ${name(b)}`); });
  });

  // panels do not overlap, and contain their own parts
  const panels = [...boards.querySelectorAll(".panel")].filter(seen);
  const within = (piece, holder, slack, what = "") => {
    const r = rect(piece), h = rect(holder);
    if (r.right > h.right + slack || r.left < h.left - slack) add(`${name(piece)} leaves ${what || name(holder)} by ${Math.round(Math.max(r.right - h.right, h.left - r.left))} px`);
  };
  panels.forEach((a, i) => panels.slice(i + 1).forEach(b => { if (!a.contains(b) && !b.contains(a) && overlap(a, b, 2)) add(`${name(a)} lies over ${name(b)}`); }));
  const held = e => { for (let up = e.parentElement; up && !up.matches(".panel, .question"); up = up.parentElement) if (/auto|scroll|hidden/.test(getComputedStyle(up).overflowX)) return true; return false; };
  const PIECES = ".card, .space, .jar, .room, .cell, .slot, .place, .slot-of, .tier, .area, .keg, .step, .sp, .spot, .turn-tile, .boost, .passing, .instruction small, .decree, .plot, .type, .loan, .cartouche, .todo-item, .purse, .shelf, .hotel, .die, .cdie, h2, .panel-head p, .answer, .kinds label, .btn, button.legal";
  for (const panel of [...panels, ...table.querySelectorAll(".question")]) {
    const pieces = [...panel.querySelectorAll(PIECES)].filter(e => seen(e) && !held(e) && e.closest(".panel, .question") === panel && !(e instanceof SVGElement && !e.matches(".die")));
    pieces.forEach(e => within(e, panel, 10));
    pieces.forEach((a, i) => pieces.slice(i + 1).forEach(b => {
      if (!overlap(a, b, 2.5) || a.contains(b) || b.contains(a)) return;
      if (overlap(a, b, a.matches(".die, .cdie") || b.matches(".die, .cdie") ? 5 : 2.5)) add(`${name(a)} lies over ${name(b)}`);
    }));
  }

  // the spaces of a track are in a line
  for (const track of boards.querySelectorAll(".crow .spaces, .boxes")) {
    const tops = [...track.children].filter(seen).map(e => rect(e).top);
    if (Math.max(...tops) - Math.min(...tops) > 3) add(`${name(track)}: its spaces do not stand in a line`);
    within(track, track.closest(".sheet, .board"), 3, "its board");
    [...track.children].forEach(e => within(e, track, 3));
  }

  // text and drawings stay on their piece; badges may stick out
  const BADGES = ".worth, .price, .vp, .token, .extra, .cogs, .pill, .carpet, .shape, .owner, .below, .druid b, .pencil, .rosette";
  const ON = ".card, .space, .jar, .cell, .place, .slot-of, .tier, .area, .keg, .decree, .turn-tile, .answer, .kinds label, .btn, .type, .loan, .tag";
  for (const piece of table.querySelectorAll(ON)) {
    if (!seen(piece)) continue;
    const style = getComputedStyle(piece);
    for (const part of piece.querySelectorAll(".ico, .h3, .p, .note, .coin, .gain, .force, .no, small, b, span:not(:has(*)), .gains, .die, .slot, .cameo")) {
      if (!seen(part) || part.closest(BADGES) || part.closest(ON) !== piece) continue;
      within(part, piece, 3);
      const r = rect(part), h = rect(piece);
      if (r.bottom > h.bottom + 3 || r.top < h.top - 3) add(`${name(part)} stands out of ${name(piece)} by ${Math.round(Math.max(r.bottom - h.bottom, h.top - r.top))} px`);
    }
    if (/hidden|clip/.test(style.overflowX) && piece.scrollWidth > piece.clientWidth + 2) add(`${name(piece)} cuts what is on it`);
  }

  // no name lies under the seal of its card, and the rings of neighbours do not touch
  const range = document.createRange();
  for (const card of boards.querySelectorAll(".guest")) {
    const seal = card.querySelector(".worth"), title = card.querySelector(".h3");
    if (!seal || !title || !seen(title)) continue;
    range.selectNodeContents(title);
    if ([...range.getClientRects()].some(r => r.width > 1 && crossing(r, rect(seal)).every(by => by > 3))) add(`${name(title)} lies under its seal`);
  }
  for (const row of boards.querySelectorAll(".actions, .queue")) {
    const ringed = [...row.querySelectorAll(".space.legal, .guest.legal")].filter(e => seen(e) && getComputedStyle(e).getPropertyValue("--lit"));
    const ring = e => parseFloat(getComputedStyle(e).getPropertyValue("--ring") || 5);
    ringed.forEach((a, i) => ringed.slice(i + 1).forEach(b => { if (overlap(a, b, -(ring(a) + ring(b)))) add(`the rings of ${name(a)} and ${name(b)} touch`); }));
  }

  // text: not one word per line, and no tiny letters in answers
  const linesOf = text => { range.selectNodeContents(text); return new Set([...range.getClientRects()].map(r => Math.round(r.top / 4))).size; };
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, e = text.parentElement;
    if (!text.data.trim() || !e || !seen(e) || e.closest("svg, .away > .face")) continue;  // out of view: the full text is shown instead
    const words = text.data.trim().split(/\s+/).length;
    if (words >= 4 && linesOf(text) >= words) add(`${name(e)}: one word to a line`);
    if (e.closest(".legal, .answer, .ask h2, .kinds") && parseFloat(getComputedStyle(e).fontSize) < 11) add(`${name(e)}: letters of ${parseFloat(getComputedStyle(e).fontSize).toFixed(1)} px`);
  }

  // the question: every answer can be reached, and the boards keep some height
  for (const e of table.querySelectorAll(".question .answers, .question .kinds")) if (seen(e) && !/auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 8) add(`${name(e)} is cut`);
  const question = table.querySelector(".question");
  if (question && rect(question).bottom > innerHeight + 1) add("the question is cut at the foot of the page");
  if (rect(boards).height < innerHeight * .3) add(`the boards keep only ${Math.round(rect(boards).height)} px`);
  return faults;
}
