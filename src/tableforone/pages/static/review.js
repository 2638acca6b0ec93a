// The review comes in: first the curve as far as it is judged, then all of it at once.
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
  source.addEventListener("found", event => { place.innerHTML = event.data; });
  source.addEventListener("end", () => source.close());
  source.onerror = () => { source.close(); place.insertAdjacentHTML("beforeend", `<p class="board">${place.dataset.silent}</p>`); };
}
