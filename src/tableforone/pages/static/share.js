// Makes links and pictures in the browser; nothing is sent anywhere.

// a shared link has its game in the fragment; the page posts it to the app, which replays it
const opened = document.getElementById("open-link"), fragment = location.hash;
if (opened && /^#(game|beat)=/.test(fragment) && !document.querySelector("[role=alert]")) {
  opened.elements.link.value = fragment;
  opened.querySelector("button span").textContent = opened.dataset.opening;
  history.replaceState(null, "", location.pathname); // going back does not open it again
  opened.requestSubmit();
}

// the address of this app; on the offline site, that of the window around this frame
const home = parent === window ? new URL("/shared", location.href).href : `${parent.location.href.split("#")[0]}#/shared`;
for (const field of document.querySelectorAll("input[data-page]")) {
  const code = field.value.slice(field.value.indexOf("#"));
  const write = name => { field.value = home + code + (name ? `&from=${encodeURIComponent(name)}` : ""); };
  write("");
  document.querySelector(`[data-names="${field.id}"]`)?.addEventListener("input", event => write(event.target.value.trim()));
}
document.addEventListener("click", async event => {
  const button = event.target.closest("[data-link]");
  if (!button) return;
  const field = document.getElementById(button.dataset.link);
  field.select(); // no clipboard without https: select it, so that it can be copied by hand
  await navigator.clipboard?.writeText(field.value);
  button.querySelector(".ico use").setAttribute("href", button.querySelector(".ico use").getAttribute("href").replace("u-copy", "u-check"));
});

// the picture: the SVG with embedded fonts, drawn on a canvas
const dataUrl = blob => new Promise(done => { const reader = new FileReader(); reader.onload = () => done(reader.result); reader.readAsDataURL(blob); });
const drawn = async () => {
  const figure = document.querySelector(".share-picture"), picture = figure.querySelector("#share-card").cloneNode(true);
  const [serif, sans] = await Promise.all(figure.dataset.fonts.split(" ").map(async address => dataUrl(await (await fetch(address)).blob())));
  const { width, height } = picture.viewBox.baseVal;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `@font-face { font-family: "Table Serif"; font-weight: 600; src: url(${serif}); } @font-face { font-family: "Table Sans"; src: url(${sans}); } text { font-feature-settings: "lnum"; }`;
  picture.prepend(style);
  picture.setAttribute("width", width);
  picture.setAttribute("height", height);
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(picture));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
};
const save = document.querySelector("[data-picture=save]"), send = document.querySelector("[data-picture=send]");
save?.addEventListener("click", async () => {
  const link = Object.assign(document.createElement("a"), { href: (await drawn()).toDataURL("image/png"), download: save.dataset.name });
  link.click();
  save.lastChild.textContent = save.dataset.done;
});
if (send && navigator.canShare) {
  send.hidden = false;
  send.addEventListener("click", async () => {
    const blob = await new Promise(async done => (await drawn()).toBlob(done, "image/png"));
    const file = new File([blob], save.dataset.name, { type: "image/png" });
    const told = { files: [file], text: document.getElementById("share-card").getAttribute("aria-label") };
    if (navigator.canShare(told)) await navigator.share(told).catch(() => {}); else save.click();
  });
}
