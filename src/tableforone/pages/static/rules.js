// Search in the rules: chapters and numbered rules without the words are hidden.
{
const box = document.getElementById("find");
const parts = document.querySelectorAll(".chap:not(#c-numbered), .ruletext-page > *");
box.closest("[hidden]").hidden = false;
box.addEventListener("input", () => {
  const wanted = box.value.trim().toLowerCase();
  for (const part of parts) part.hidden = !part.textContent.toLowerCase().includes(wanted);
  if (wanted) document.querySelector("#c-numbered details").open = true;
});
}
