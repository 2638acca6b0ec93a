// At a table of one's own: the screen stays on, dice are counted, his move can be spoken.
const awake = async () => {
  if (document.visibilityState === "visible") try { await navigator.wakeLock?.request("screen"); } catch { /* the device says no: nothing is lost */ }
};
document.addEventListener("visibilitychange", awake);
awake();

const counted = form => {
  const inputs = [...form.querySelectorAll("input[type=number]")];
  const sum = inputs.reduce((all, input) => all + Number(input.value), 0), wanted = Number(form.dataset.dice);
  form.querySelector("[data-sum]").textContent = `${sum} of ${wanted} dice`;
  form.querySelector("button.primary").disabled = sum !== wanted;
};
document.addEventListener("click", event => {
  const key = event.target.closest?.("[data-step]");
  if (!key) return;
  const input = key.parentElement.querySelector("input"), form = key.form ?? key.closest("form");
  const step = Number(key.dataset.step);
  input.value = Math.max(0, Math.min(Number(input.max), Number(input.value) + step));
  counted(form);
});
document.addEventListener("input", event => { if (event.target.closest?.("[data-dice]")) counted(event.target.form); });
const readied = () => document.querySelectorAll("[data-dice]").forEach(form => {
  form.querySelectorAll("input[type=number]").forEach(input => { input.value = input.defaultValue; }); // those of the last roll
  counted(form);
});
readied();

// his move, spoken by the voice of this device; off until she wants it
let speaks = localStorage.getItem("speaks") === "yes";
const speak = () => {
  const list = document.querySelector("[data-spoken]"), button = document.querySelector("[data-speaks]");
  button?.setAttribute("aria-pressed", String(speaks));
  if (!list || !speaks || !window.speechSynthesis) return;
  speechSynthesis.cancel();
  list.querySelectorAll("li:not(.done) > h3").forEach(line => speechSynthesis.speak(new SpeechSynthesisUtterance(line.textContent)));
};
document.addEventListener("click", event => {
  if (!event.target.closest?.("[data-speaks]")) return;
  speaks = !speaks;
  localStorage.setItem("speaks", speaks ? "yes" : "no");
  if (!speaks) window.speechSynthesis?.cancel();
  speak();
});
// an iPhone speaks only once something was spoken in a touch: the first one says nothing
document.addEventListener("click", () => { if (speaks) window.speechSynthesis?.speak(new SpeechSynthesisUtterance("")); }, { once: true, capture: true });
speak();
document.addEventListener("htmx:after:swap", () => { readied(); speak(); document.getElementById("stage-now").checked = true; });
