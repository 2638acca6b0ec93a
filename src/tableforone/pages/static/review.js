// The review comes in when the coach has played on from every question.
const place = document.getElementById("review");
if (place) {
  const source = new EventSource(place.dataset.from);
  const queued = place.querySelector("[data-queued]");
  source.addEventListener("queued", () => { queued.hidden = false; });
  source.addEventListener("progress", event => { queued.hidden = true; const now = place.querySelector("[data-progress]"); if (now) now.textContent = event.data; });
  source.addEventListener("found", event => {
    place.innerHTML = event.data;
    place.querySelectorAll("[data-moment]").forEach(link => { link.href = `${place.dataset.table}/replay?moment=${link.dataset.moment}`; });
  });
  source.addEventListener("end", () => source.close());
  source.onerror = () => { source.close(); place.insertAdjacentHTML("beforeend", '<p class="board">The coach does not answer. Load the page again to ask once more.</p>'); };
}
