// A companion game on the phone, answered from its digital twin: each step says what must be listed and what to tap.
async ([steps, one_by_one]) => {
  const one = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)];
  const seen = thing => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    return Boolean(box.width) && thing.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  };
  const tap = thing => {
    if (!thing || !seen(thing)) throw new Error(`at ${location.href}, question ${number()}: cannot tap ${thing?.outerHTML}`);
    thing.click();
  };
  const same = (found, wanted, what) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`question ${number()}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  const number = () => Number(one("#answer [name=question]").value);
  let sent = [];
  const fetched = window.fetch;
  window.fetch = (address, options) => {
    if (options?.body) sent.push([...options.body].filter(([name]) => name !== "token"));
    return fetched(address, options);
  };
  const carryOut = ({ hands, turns }) => {
    if (!hands.length) return;
    const lines = all("[data-tick]:not(:disabled)").map(tick => tick.closest("label"));
    same(lines.map(line => line.querySelector(".what").textContent), hands, "the list");
    const headings = all(".turn-h").map(heading => heading.textContent);
    if (turns.length > 1) same(turns.map(turn => headings.includes(`Turn ${turn}`)), turns.map(() => true), "the headings");
    if (one(".asking")?.getClientRects().length) throw new Error(`question ${number()} is asked before the list is done`);
    if (one_by_one) lines.forEach((line, nth) => {
      tap(line.querySelector(".nr").closest("label"));
      same(one("[data-count]").textContent.split(" ")[0], String(all("[data-tick]:disabled").length + nth + 1), "the count");
    });
    else lines.forEach(line => { if (!seen(line)) throw new Error(`${line.textContent} is not to be seen`); });
    tap(one("[data-all-done]"));
  };
  const enter = {
    faces: async counts => {
      counts.forEach((many, face) => { for (let n = 0; n < many; n++) tap(all(".dierow")[face].querySelector("[data-step='1']")); });
      await changed(() => tap(one("[data-dice] button.primary")));
      return counts.flatMap((many, face) => many ? [[`face-${face + 1}`, String(many)]] : []);
    },
    set: async bits => {
      bits.forEach(bit => tap(one(`.choosing [value="${bit}"]`).closest("label")));
      await changed(() => tap(one(`.choosing [name=set][value=${bits.length ? "ticked" : "none"}]`)));
      return [...bits.map(bit => ["bit", String(bit)]), ["set", bits.length ? "ticked" : "none"]];
    },
    typed: async said => {
      one("#typed").value = said;
      await changed(() => tap(one(".typing button")));
      return [["typed", said]];
    },
    key: async answer => {
      await changed(() => tap(one(`.asking button[name=answer][value="${answer}"]`)));
      return [["answer", answer]];
    },
  };
  try {
    for (const step of steps) {
      same(number(), step.number, "the number");
      carryOut(step);
      if (!step.kind) break;
      if (!one("#ask").getClientRects().length) throw new Error("the question is not to be seen");
      sent = [];
      const tapped = await enter[step.kind](step.answer);
      const text = sent.map(fields => fields.map(field => field.join("=")).sort());
      same(text, [[["question", String(step.number)], ...tapped].map(field => field.join("=")).sort()], "what was sent");
    }
  } finally { window.fetch = fetched; }
}
