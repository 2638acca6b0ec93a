// Animates what an answer changed: pieces slide, cards turn, dice tumble, places light up, points
// count. It never delays the game: the table is measured during the request, and any input ends all
// animations. Templates mark what can move: data-moves (a piece), data-lights (a place and its
// state), data-rolls (number of dice).
{ // keeps its names out of the global scope
const TIMES = { rule: 200, turn: 320, slide: 380, light: 420, count: 420, roll: 450 };
const MOST = 24; // most pieces that move at once
const asked = matchMedia("(prefers-reduced-motion: reduce)");
const moving = new Set(), endings = new Set();
let before = null, view = { width: 0, height: 0 };

const isStill = () => asked.matches || document.documentElement.dataset.motion === "still";
const isWatched = () => !isStill() || document.documentElement.hasAttribute("data-sound");
const isSvg = element => element instanceof SVGElement && !(element instanceof SVGSVGElement);
const inView = box => box.width && box.right > 0 && box.left < view.width && box.bottom > 0 && box.top < view.height;

// --- the state of the table

const pieceOf = element => element.matches(".face") ? element.parentElement : element;
const seen = withCopies => {
  view = { width: innerWidth, height: innerHeight };
  const found = { mode: document.getElementById("table")?.dataset.mode, pieces: new Map(), places: new Map(), numbers: [], dice: 0 };
  for (const mark of document.querySelectorAll("#table [data-moves]")) {
    const piece = pieceOf(mark), box = piece.getBoundingClientRect();
    if (!box.width || found.pieces.has(mark.dataset.moves)) continue;
    const panel = piece.closest(".panel"), at = panel?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const copy = withCopies && !isSvg(piece) ? piece.cloneNode(true) : null;
    found.pieces.set(mark.dataset.moves, { key: mark.dataset.moves, piece, box, panel: panel?.id, x: box.left - at.left, y: box.top - at.top, copy });
  }
  const counted = {};
  for (const mark of document.querySelectorAll("#table [data-lights]")) {
    const panel = mark.closest(".panel")?.id;
    counted[panel] = (counted[panel] ?? 0) + 1;
    found.places.set(mark.dataset.at ?? `${panel} ${counted[panel]}`, { place: pieceOf(mark), state: mark.dataset.lights });
  }
  found.numbers = [...document.querySelectorAll("#table .scores b")].map(number => ({ number, text: number.textContent }));
  found.dice = Number(document.querySelector("#table [data-rolls]")?.dataset.rolls ?? 0);
  return found;
};

// --- animations

const play = (element, frames, duration, more = {}) => {
  const animation = element.animate(frames, { duration, easing: "cubic-bezier(.3, .7, .3, 1)", fill: "backwards", id: "table", ...more });
  moving.add(animation);
  const over = () => moving.delete(animation);
  animation.finished.then(over, over);
  return animation;
};
const end = () => {
  for (const animation of [...moving]) animation.finish();
  for (const ending of [...endings]) ending();
};
for (const input of ["pointerdown", "keydown", "wheel", "touchstart"]) addEventListener(input, end, { capture: true, passive: true });

const centre = box => [box.left + box.width / 2, box.top + box.height / 2];
// measures now and returns a function that moves the piece, if it has to move
const slide = (was, now) => {
  if (!inView(now.box) && !inView(was.box)) return null;
  if (was.panel !== now.panel) return was.copy && inView(was.box) ? () => fly(was, now.box, now.piece) : null;
  const dx = was.x + was.box.width / 2 - now.x - now.box.width / 2, dy = was.y + was.box.height / 2 - now.y - now.box.height / 2;
  if (Math.hypot(dx, dy) < 4) return null;
  const unit = isSvg(now.piece) ? now.piece.getScreenCTM()?.a || 1 : 1;
  const size = isSvg(now.piece) ? 1 : Math.sqrt(was.box.width * was.box.height / (now.box.width * now.box.height));
  const from = `translate(${dx / unit}px, ${dy / unit}px) scale(${size})`;
  return () => play(now.piece, { transform: [from, "none"], zIndex: ["6", "6"] }, TIMES.slide, { composite: "add" });
};
// a copy flies over the boards; the new piece appears when the copy arrives
const fly = (was, to, arrived = null) => {
  const ghost = document.createElement("div"), [x, y] = centre(was.box), [tx, ty] = centre(to);
  ghost.className = "flying";
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${was.box.left}px`, top: `${was.box.top}px`, width: `${was.box.width}px`, height: `${was.box.height}px` });
  for (const named of [was.copy, ...was.copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  ghost.append(was.copy);
  document.body.append(ghost);
  const small = Math.max(.2, Math.min(1, to.width / was.box.width));
  const over = () => { ghost.remove(); endings.delete(over); };
  endings.add(over);
  play(ghost, [
    { transform: "none", opacity: 1 },
    { transform: `translate(${(tx - x) * .5}px, ${(ty - y) * .5 - 24}px) scale(${(1 + small) / 2}) rotate(-4deg)`, opacity: 1, offset: .5 },
    { transform: `translate(${tx - x}px, ${ty - y}px) scale(${small})`, opacity: .15 },
  ], TIMES.slide, { fill: "both" }).finished.then(over, over);
  if (arrived) play(arrived, { opacity: [0, 0, 1] }, TIMES.slide);
  return true;
};
const turn = (piece, n) => play(piece, isSvg(piece)
  ? { opacity: [0, 1] }
  : { transform: ["perspective(60rem) rotateY(75deg) scale(.94)", "none"], opacity: [.1, 1] }, TIMES.turn, { composite: isSvg(piece) ? "replace" : "add", delay: Math.min(n, 4) * 30 });
const light = place => play(place, isSvg(place)
  ? { opacity: [.1, 1, .5, 1] }
  : { filter: ["brightness(1.9) drop-shadow(0 0 14px #ffd668)", "brightness(1.35) drop-shadow(0 0 10px #ffd668)", "none"], transform: ["scale(.86)", "scale(1.1)", "none"] }, TIMES.light, isSvg(place) ? {} : { composite: "replace" });
const tumble = () => [...document.querySelectorAll("#table [data-rolls] .die")].forEach((die, n) => play(die, [
  { transform: `translate(${(n * 37) % 60 - 30}px, -${70 + (n * 23) % 40}px) rotate(${n % 2 ? 260 : -260}deg)`, opacity: .4 },
  { transform: `translate(${(n * 17) % 20 - 10}px, 4px) rotate(${n % 2 ? -24 : 24}deg)`, opacity: 1, offset: .65 },
  { transform: "none", opacity: 1 },
], TIMES.roll - 12 * (n % 6), { composite: "add" }));
const number = text => Number(text.replace("−", "-"));
const count = (element, from, to) => {
  const final = element.textContent, clock = play(element, { transform: ["scale(1.18)", "none"] }, TIMES.count);
  const tick = () => {
    const part = clock.effect.getComputedTiming().progress;
    if (part === null || !endings.has(over)) return over();
    element.textContent = String(Math.round(from + (to - from) * part)).replace("-", "−");
    requestAnimationFrame(tick);
  };
  const over = () => { if (endings.delete(over)) element.textContent = final; };
  endings.add(over);
  tick();
};

// --- the opponent's turn: each rule rules out its candidates, one rule after the other

const ruleOut = () => {
  for (const row of document.querySelectorAll("#p-why [data-row]")) {
    const n = Number(row.dataset.row), delay = 100 + (n - 1) * TIMES.rule, when = { delay };
    play(row, { opacity: [.15, 1] }, TIMES.rule, when);
    for (const piece of document.querySelectorAll(`#table [data-out="${n}"]`)) {
      play(piece, [isSvg(piece) ? { opacity: piece.matches(".strike") ? 0 : 1, offset: 0 } : { opacity: 1, filter: "none", translate: "0 -6px", offset: 0 }], TIMES.rule, when);
      if (!isSvg(piece)) play(piece, [{ opacity: 0, offset: 0 }], TIMES.rule, { ...when, pseudoElement: "::before" });
      for (const strike of piece.querySelectorAll(".strike")) play(strike, { opacity: [0, 1] }, TIMES.rule, when);
    }
    for (const tag of document.querySelectorAll(`#table .tag.r${n}`)) play(tag, { opacity: [0, 1] }, TIMES.rule, when);
  }
};

// --- comparison

const compare = (was, now) => {
  const heard = new Set(), still = isStill();
  // everything is measured before anything moves: measuring after a change takes much longer
  const arrived = [], lit = [], slides = [];
  for (const [key, here] of now.pieces) {
    const there = was.pieces.get(key);
    if (!there) arrived.push(here);
    else if (slides.length < MOST && !still) slides.push(...[slide(there, here)].filter(Boolean));
    if (there && there.panel !== here.panel) heard.add("card");
    else if (there && here.piece.matches(".token, .pawn") && Math.hypot(there.x - here.x, there.y - here.y) > 4) heard.add("wood");
  }
  const rolled = now.dice > was.dice;
  for (const [key, { place, state }] of now.places) {
    const there = was.places.get(key);
    if (there && there.state !== state && !(rolled && place.closest("[data-rolls]"))) lit.push(place);
  }
  if (rolled) heard.add("die");
  // at a real table you move the pieces yourself
  if (document.querySelector("#table.own")) heard.add("wood");
  if (lit.length) heard.add("stamp");
  if (arrived.length) heard.add("card");
  if (now.mode !== was.mode && now.mode === "turn") heard.add("bell");
  if (now.mode !== was.mode && now.mode === "over") heard.add(document.getElementById("table").dataset.outcome === "won" ? "chord" : "bell");
  if (!still) {
    const target = lit.map(place => place.getBoundingClientRect()).find(inView);
    for (const move of slides) move();
    const gone = [...was.pieces].filter(([key, piece]) => !now.pieces.has(key) && piece.copy && inView(piece.box)).slice(0, 4);
    // identical pieces ("me~3"): a missing one and a new one are the same piece
    for (const [key, piece] of gone) {
      const kind = key.includes("~") && key.split("~")[0];
      const twin = kind && arrived.find(other => !other.taken && other.key.startsWith(`${kind}~`));
      if (twin && fly(piece, twin.box, twin.piece)) twin.taken = true;
      else fly(piece, target ?? { left: piece.box.left, top: piece.box.top - 40, width: piece.box.width, height: piece.box.height });
    }
    arrived.slice(0, MOST - slides.length).filter(({ box, taken }) => inView(box) && !taken).forEach(({ piece }, n) => turn(piece, n));
    lit.slice(0, MOST).forEach(light);
    if (rolled) tumble();
    now.numbers.forEach(({ number: element, text }, n) => {
      const from = number(was.numbers[n]?.text ?? text), to = number(text);
      if (from !== to && Number.isFinite(from) && Number.isFinite(to)) count(element, from, to);
    });
    if (now.mode === "turn") ruleOut();
  }
  document.dispatchEvent(new CustomEvent("table:changed", { detail: [...heard] }));
};

document.addEventListener("htmx:before:request", () => {
  end();
  // by then the request has been sent
  if (isWatched()) setTimeout(() => { before = seen(!isStill()); }, 0);
});
document.addEventListener("htmx:after:swap", () => {
  const was = before;
  before = null;
  // after the view has scrolled to the question
  if (was) queueMicrotask(() => compare(was, seen(false)));
});
}
