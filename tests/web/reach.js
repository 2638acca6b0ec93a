// Finds the buttons of the open page that cannot be tapped, and what is cut without a sign that it
// scrolls; one sentence for each.
async () => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);  // lists are measured before
  const faults = new Set();
  const root = document.querySelector(":popover-open") ?? document.body;
  const name = e => `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}${[...e.classList].slice(0, 3).map(c => "." + c).join("")} “${(e.getAttribute("aria-label") || e.textContent).replace(/\s+/g, " ").trim().slice(0, 30)}”`;
  const looks = new Map();
  const look = e => looks.get(e) ?? looks.set(e, getComputedStyle(e)).get(e);
  const shown = e => { const r = e.getBoundingClientRect(); return r.width > 1 && r.height > 1 && look(e).visibility !== "hidden" && e.checkVisibility() && !e.closest(".sr, .skip"); };

  // the page, its boards and its sheets scroll as a page does; any other list needs a sign: its edge
  // fades where more is to come, or it has a scroll bar
  const PAGES = "html, body, .boards, .col, .panel, .log, .sheetmenu, .menu[popover], #x, textarea, pre";
  const signed = (e, down) => e.matches(PAGES) || look(e).maskImage !== "none" || (down ? e.offsetWidth - e.clientWidth > 4 : e.offsetHeight - e.clientHeight > 4);
  const holds = way => /auto|scroll/.test(way), cuts = way => way !== "visible";
  const boxOf = e => { const r = e.getBoundingClientRect(), left = r.left + e.clientLeft, top = r.top + e.clientTop; return { left, top, right: left + e.clientWidth, bottom: top + e.clientHeight }; };
  const within = (r, box, slack = 1.5) => [r.left >= box.left - slack && r.right <= box.right + slack, r.top >= box.top - slack && r.bottom <= box.bottom + slack];

  // what cuts a control: whether scrolling shows it, or why not
  const scrollers = new Map();
  const cutters = e => {
    const found = [];
    for (let up = e.parentElement, fixed = look(e).position; up && up !== document.body; fixed = look(up).position, up = up.parentElement) {
      if (fixed === "fixed" || up.matches(":popover-open") && !cuts(look(up).overflowY)) break;
      const ways = scrollers.get(up) ?? scrollers.set(up, up instanceof HTMLElement && (cuts(look(up).overflowX) || cuts(look(up).overflowY)) && !/inline/.test(look(up).display) ? [look(up).overflowX, look(up).overflowY] : null).get(up);
      if (ways) found.push(up);
    }
    return found;
  };
  const why = e => {
    const r = e.getBoundingClientRect();
    const free = [false, false];  // a list between the control and this element scrolls it into view
    for (const up of cutters(e)) {
      const inside = within(r, boxOf(up)), ways = scrollers.get(up);
      for (const axis of [0, 1]) {
        if (inside[axis] || free[axis] || !cuts(ways[axis])) continue;
        if (!holds(ways[axis])) return `is cut by ${name(up)}`;
        if (!signed(up, axis === 1)) return `is outside ${name(up)}, which gives no sign that it scrolls`;
        free[axis] = true;
      }
    }
    if (r.left < -1.5 || r.right > innerWidth + 1.5) { if (!cutters(e).some(up => holds(scrollers.get(up)[0]))) return "is beside the window"; }
    return "";
  };
  const whole = e => [...cutters(e).map(boxOf), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }].every(box => within(e.getBoundingClientRect(), box).every(Boolean));

  // its centre and its four corners, inside round corners, answer to a tap; over a spot of a drawing
  // may lie the answer of the chosen kind
  const covered = (e, target) => {
    const r = e.getBoundingClientRect();
    if (r.height > innerHeight * .8 || r.width > innerWidth) return "";
    const round = Math.min(parseFloat(look(e).borderTopLeftRadius) || 0, r.width / 2, r.height / 2), inset = Math.min(Math.max(.3 * round + 2.5, 6), r.width / 3, r.height / 3);
    const points = [[(r.left + r.right) / 2, (r.top + r.bottom) / 2]];
    if (e instanceof HTMLElement && look(e).rotate === "none" && !/matrix\((?!1, 0, 0, 1)/.test(look(e).transform)) points.push([r.left + inset, r.top + inset], [r.right - inset, r.top + inset], [r.left + inset, r.bottom - inset], [r.right - inset, r.bottom - inset]);
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(target.contains(hit) || e.contains(hit) || e instanceof SVGElement && hit.closest(".twin"))) return hit ? `lies under ${name(hit)}` : "is not in the window";
    }
    return "";
  };

  // on a phone, a tab shows the board first
  const boards = document.querySelector(".boards"), hand = boards && look(boards).display === "flex";
  const show = (e, block) => {
    const panel = hand && e.closest(".boards > .panel, .boards > .col > .panel");
    if (panel) boards.scrollBy({ left: panel.getBoundingClientRect().left - boards.getBoundingClientRect().left, behavior: "instant" });
    e.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
  };

  const CONTROLS = "button, a[href], summary, select, input:not([type=hidden]), [role=button]";
  const all = [...root.querySelectorAll(CONTROLS)].filter(e => !(e.matches("a") && look(e).display === "inline") && !e.matches("button :scope"));
  for (const e of all) {
    const target = e.closest("label") ?? e;
    const seen = e.matches("input") ? target : e;
    if (!shown(seen)) continue;
    let fault = whole(seen) ? covered(seen, target) : why(seen) || "hidden";
    // where it is not in view, or under a part that stays in place while the page scrolls
    if (fault === "hidden" || /^lies/.test(fault)) for (const block of ["center", "start", "end"]) {
      show(seen, block);
      fault = whole(seen) || seen.getBoundingClientRect().height > innerHeight * .7 ? covered(seen, target) : "is never in view as a whole";
      if (!fault) break;
    }
    if (fault) faults.add(`${name(seen)} ${fault}`);
  }

  // lists and texts that are longer than their place
  for (const e of root.querySelectorAll("*")) {
    if (!(e instanceof HTMLElement) || e.matches(PAGES + ", input, .sr, .sr *, option") || !e.checkVisibility()) continue;
    const [x, y] = [look(e).overflowX, look(e).overflowY];
    if (holds(y) && e.scrollHeight > e.clientHeight + 8 && e.clientHeight && !signed(e, true)) faults.add(`${name(e)} gives no sign that it scrolls`);
    if (holds(x) && e.scrollWidth > e.clientWidth + 8 && e.clientWidth && !signed(e, false)) faults.add(`${name(e)} gives no sign that it scrolls sideways`);
  }
  for (const e of document.querySelectorAll(".boards, .col, .panel, .question, .question *, html")) e.scrollTo({ top: 0, behavior: "instant" });
  return [...faults].slice(0, 12);
}
