// Plays a companion game on the phone from its digital twin: each step has the expected list and the taps.
async ([steps, one_by_one]) => {
  const one = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)];
  const seen = thing => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    return Boolean(box.width) && thing.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  };
  let taps = 0;
  const tap = thing => {
    taps += 1;
    if (!thing || !seen(thing)) throw new Error(`at ${location.href}, question ${number()}: cannot tap ${thing?.outerHTML}`);
    thing.click();
  };
  const same = (found, wanted, what) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`question ${number()}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  const number = () => Number(one("#answer [name=question]").value);
  const counts = [];
  let sent = [];
  const fetched = window.fetch;
  window.fetch = (address, options) => {
    if (options?.body) sent.push([...options.body].filter(([name]) => name !== "token"));
    return fetched(address, options);
  };
  const setUp = () => {
    const lines = all(".setup [data-tick]").map(tick => tick.closest("label"));
    if (!lines.length) throw new Error("there is no set-up");
    if (all(".asking, .st-card").some(part => part.getClientRects().length)) throw new Error("something is asked or revealed before the set-up is done");
    if (one_by_one) lines.forEach(tap);
    tap(one(".setup [data-all-done]"));
  };
  const carryOut = ({ hands, turns, kind }) => {
    if (!hands.length) return;
    const list = ".listing:not(.setup)";  // beside it there may be the set-up, which is done
    const lines = all(`${list} [data-tick]:not(:disabled)`).map(tick => tick.closest("label"));
    same(lines.map(line => line.querySelector(".what").textContent), hands, "the list");
    const headings = all(`${list} .turn-h`).map(heading => heading.textContent);
    const wanted = turns.map(turn => turn ? `Turn ${turn}` : "Before the first turn");
    if (turns.length > 1) same(wanted.filter(heading => headings.includes(heading)), wanted, "the headings");
    if (one(".asking")?.getClientRects().length) throw new Error(`question ${number()} is asked before the list is done`);
    if (one(".st-card")?.getClientRects().length) throw new Error("the next card is seen beside the list");
    const ringed = line => all(`[data-ring="${line.querySelector("[data-tick]").dataset.tick}"]`);
    if (kind === "line") return; // an entry on one of them comes first
    if (one_by_one) lines.forEach((line, nth) => {
      const done = all(`${list} [data-tick]:checked`).length;
      if (line.querySelector("[data-tick]").checked) return;
      tap(line.querySelector(".nr").closest("label"));
      same(one(`${list} [data-count]`).textContent.split(" ")[0], String(done + 1), "the count");
      ringed(line).forEach(ring => same(ring.classList.contains("done"), true, `ring ${nth + 1}`));
    });
    else lines.forEach(line => { if (!seen(line)) throw new Error(`${line.textContent} is not to be seen`); });
    tap(one(`${list} [data-all-done]`));
  };
  const enter = {
    line: async ([line, answer]) => {
      const ticks = ".listing:not(.setup) [data-tick]", ticked = all(`${ticks}:checked`).length;
      await changed(() => tap(one(`[data-ticks="${line}"] [name=ahead][value="${answer}"]`)));
      same(one(`${ticks.replace("tick]", `tick="${line}"]`)}`).checked, true, "what was entered on a line");
      same(all(`${ticks}:checked`).length, ticked + 1, "the ticks");
      return [["ahead", answer]];
    },
    faces: async counts => {
      const faces = counts.flatMap((many, face) => Array(many).fill(face + 1)), last = faces.pop();
      faces.forEach(face => tap(one(`[data-face="${face}"]`)));
      same(all("[data-rolled] .die").length, faces.length, "the row of dice");
      await changed(() => tap(one(`[data-face="${last}"]`)));
      return counts.flatMap((many, face) => many ? [[`face-${face + 1}`, String(many)]] : []);
    },
    set: async bits => {
      const alone = String(bits.reduce((mask, bit) => mask + 2 ** bit, 0));
      if (one(`.asking button[name=answer][value="${alone}"]`)) return enter.key(alone);
      tap(one(".several summary"));
      bits.forEach(bit => tap(one(`.choosing [value="${bit}"]`).closest("label")));
      await changed(() => tap(one(`.choosing [name=set][value=${bits.length ? "ticked" : "none"}]`)));
      return [...bits.map(bit => ["bit", String(bit)]), ["set", bits.length ? "ticked" : "none"]];
    },
    typed: async said => {
      taps += 1 + said.length; // the field, then its digits
      one("#typed").value = said;
      await changed(() => tap(one(".typing button")));
      return [["typed", said]];
    },
    key: async answer => {
      const folded = one(`.asking button[name=answer][value="${answer}"]`)?.closest("details:not([open])");
      if (folded) tap(folded.querySelector("summary"));
      const kind = one("[data-kind]") && one(`.asking button[name=answer][value="${answer}"]`)?.dataset.of;
      if (kind) tap(one(`[data-kind="${kind}"]`));
      await changed(() => tap(one(`.asking button[name=answer][value="${answer}"]`)));
      return [["answer", answer]];
    },
  };
  try {
    for (const step of steps) {
      same(number(), step.number, "the number");
      taps = 0;
      if (step.begins) setUp();
      carryOut(step);
      const done = taps;
      if (!step.kind) break;
      if (step.kind !== "line" && !one("#ask").getClientRects().length) throw new Error("the question is not to be seen");
      sent = [];
      const tapped = await enter[step.kind](step.answer);
      const text = sent.map(fields => fields.map(field => field.join("=")).sort());
      same(text, [[["question", String(step.number)], ...tapped].map(field => field.join("=")).sort()], "what was sent");
      counts.push(taps - done);
    }
  } finally { window.fetch = fetched; }
  return counts;
}
