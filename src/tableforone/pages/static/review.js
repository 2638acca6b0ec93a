// Loads the review: first the curve so far, then the whole review at once.
const place = document.getElementById("review");
if (place) {
  const source = new EventSource(place.dataset.from);
  const queued = place.querySelector("[data-queued]");
  source.addEventListener("queued", () => { queued.hidden = false; });
  source.addEventListener("progress", event => {
    const { said, points } = JSON.parse(event.data), now = place.querySelector("[data-progress]");
    queued.hidden = true;
    if (now) { now.textContent = said; place.querySelector(".curve").setAttribute("points", points); }
  });
  source.addEventListener("found", async event => {
    place.innerHTML = event.data;
    // saves the review for the player's strength, and its puzzle
    const form = place.querySelector("[data-reviewed]");
    if (!form) return;
    const kept = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    if (!kept.ok) return;
    document.querySelector("[data-kept]").innerHTML = await kept.text();
    form.remove();
  });
  source.addEventListener("end", () => source.close());
  source.onerror = () => { source.close(); place.insertAdjacentHTML("beforeend", `<p class="board">${place.dataset.silent}</p>`); };
}
