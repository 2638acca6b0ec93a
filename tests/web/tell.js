// Answers one question per pick at a companion table with valid taps, until the game is over.
async picks => {
  const one = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)];
  const tap = thing => {  // with the thumb: it must not be covered
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!thing.contains(hit)) throw new Error(`${thing.outerHTML} lies under ${hit?.outerHTML}`);
    thing.click();
  };
  const write = (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const tellDice = async lot => {
    const many = Number(one("[data-dice]").dataset.dice), faces = all("[data-face]");
    if (lot(2)) {
      write(one("#line"), Array.from({ length: many }, () => 1 + lot(faces.length)).join(""));
      return changed(() => tap(one(".line button")));
    }
    tap(faces[0]);
    tap(one("[data-rolled-die]"));
    for (let n = 1; n < many; n++) tap(faces[lot(faces.length)]);
    await changed(() => tap(faces[lot(faces.length)]));
  };
  const tellNumber = async lot => {
    const [least, most] = one("label[for=typed]").innerText.match(/-?\d+/g).map(Number), lowest = Math.max(least, 0);
    write(one("#typed"), lowest + lot(Math.min(most, 60) - lowest + 1));
    await changed(() => tap(one(".typing button")));
  };
  const tellPlaces = async lot => {  // if a set is impossible, a sentence says so, and others are tapped
    for (let tries = 0; tries < 40; tries++) {
      if (!one(".several").open) tap(one(".several summary"));
      for (const place of all(".choosing label")) if (lot(2)) tap(place);
      one(".notice")?.remove();
      const open = one("[name=question]").value;
      await changed(() => tap(one(".choosing button.primary")), () => one(".notice"));
      if (one("[name=question]")?.value !== open) return;
    }
    throw new Error("no set of places is taken");
  };
  for (let pick of picks) {
    while (one("#table").classList.contains("holding")) tap(all("[data-all-done]").find(button => button.getClientRects().length));
    if (one("#table").dataset.mode === "over") return;
    const lot = many => Math.floor((pick = pick * 997 % 1) * many);
    if (one("[data-dice]")) await tellDice(lot);
    else if (one("#typed")) await tellNumber(lot);
    else if (one(".choosing") && lot(2)) await tellPlaces(lot);
    else {
      const keys = all(".asking button[name=answer]:not([aria-disabled])").filter(key => !key.closest("details:not([open])"));
      await changed(() => tap(keys[lot(keys.length)]));
    }
  }
}
