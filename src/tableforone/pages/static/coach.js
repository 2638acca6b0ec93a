// The coach: what it says comes in better and better, above the question; closed and stopped at any time.
let source = null;
const box = () => document.getElementById("hint");
const stop = () => { source?.close(); source = null; };
const shut = () => { stop(); const panel = box(); if (panel) { panel.hidden = true; panel.replaceChildren(); } };
const ask = () => {
  const panel = box();
  if (!panel) return;
  if (!panel.hidden) return shut();
  if (!document.querySelector(`link[href="${panel.dataset.looks}"]`)) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: panel.dataset.looks }));
  panel.hidden = false;
  panel.innerHTML = '<div class="coach-h"><span class="coachmark"></span><h2>The coach looks at the table …</h2></div>';
  stop();
  source = new EventSource(panel.dataset.from);
  source.addEventListener("hint", event => { if (event.data) panel.innerHTML = event.data; });
  source.addEventListener("end", stop);
  source.onerror = () => { if (source) { stop(); panel.insertAdjacentHTML("beforeend", '<p class="note">The coach does not answer. The table goes on.</p>'); } };
};
document.addEventListener("click", event => {
  if (event.target.closest?.("[data-hint]")) ask();
  else if (event.target.closest?.("[data-hint-close]")) shut();
  else if (event.target.closest?.("[data-hint-stop]")) { stop(); event.target.closest("[data-hint-stop]").remove(); }
});
document.addEventListener("keydown", event => { if (event.key === "Escape" && source) stop(); });
document.addEventListener("htmx:before:request", stop);

// the running chance, if she wants it
const chance = async () => {
  const place = document.querySelector("[data-chance]");
  if (!place) return;
  try { place.querySelector("b").textContent = await (await fetch(place.dataset.chance)).text() || "–"; } catch { place.hidden = true; }
};
document.addEventListener("htmx:after:swap", chance);
chance();
