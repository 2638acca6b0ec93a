// The same files for a browser without synchronous file handles: complete in memory, and as blocks
// in the browser's IndexedDB. The changes of an answer are written in one transaction, completely
// or not at all.
const NAME = "table-for-one", BLOCKS = "blocks", SIZES = "sizes", BLOCK = 16384; // bytes

const done = request => new Promise((kept, failed) => {
  request.onsuccess = () => kept(request.result);
  request.onerror = () => failed(request.error);
});
const opened = () => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => { for (const store of [BLOCKS, SIZES]) request.result.createObjectStore(store); };
  return done(request);
};

// Whether nothing is saved. A browser that cannot list its databases counts as empty.
export const isEmpty = async () => {
  const known = await globalThis.indexedDB?.databases?.().catch(() => []) ?? [];
  if (!known.some(({ name }) => name === NAME)) return true;
  const database = await opened();
  const count = await done(database.transaction(SIZES).objectStore(SIZES).count());
  database.close();
  return count === 0;
};

// One file in memory; it records which blocks have changed.
const file = (name, size, blocks) => {
  let data = new Uint8Array(Math.max(size, BLOCK));
  const changed = new Set();
  for (const [number, bytes] of blocks) data.set(bytes.subarray(0, data.length - number * BLOCK), number * BLOCK);
  const touched = (from, to) => { for (let n = Math.floor(from / BLOCK); n * BLOCK < to; n++) changed.add(n); };
  const grown = wanted => {
    if (wanted <= data.length) return;
    const more = new Uint8Array(Math.max(wanted, 2 * data.length));
    more.set(data.subarray(0, size));
    data = more;
  };
  let sizeSaved = size;
  return {
    name, changed,
    getSize: () => size,
    read: (into, { at }) => { const found = data.subarray(at, Math.min(size, at + into.length)); into.set(found); return found.length; },
    write: (bytes, { at }) => { grown(at + bytes.length); data.set(bytes, at); touched(at, at + bytes.length); size = Math.max(size, at + bytes.length); return bytes.length; },
    truncate: wanted => { grown(wanted); if (wanted < size) { data.fill(0, wanted, size); touched(wanted, size); } size = wanted; },
    flush: () => {},
    close: () => {},
    put: (stores) => {
      for (const n of changed)
        if (n * BLOCK < size) stores[BLOCKS].put(data.slice(n * BLOCK, (n + 1) * BLOCK), [name, n]); else stores[BLOCKS].delete([name, n]);
      if (changed.size || size !== sizeSaved) stores[SIZES].put(size, name);
      sizeSaved = size;
      changed.clear();
    },
    get waits() { return changed.size > 0 || size !== sizeSaved; },
  };
};

// The files by name, and the function that saves them.
export const loaded = async names => {
  const database = await opened(), files = new Map();
  const stored = database.transaction([BLOCKS, SIZES]), blocks = stored.objectStore(BLOCKS), sizes = stored.objectStore(SIZES);
  const [keys, values, sizeNames, sizeValues] = await Promise.all([blocks.getAllKeys(), blocks.getAll(), sizes.getAllKeys(), sizes.getAll()].map(done));
  for (const name of names)
    files.set(name, file(name, sizeValues[sizeNames.indexOf(name)] ?? 0, keys.flatMap(([of, n], i) => of === name ? [[n, values[i]]] : [])));
  const saved = () => new Promise((kept, failed) => {
    const waiting = [...files.values()].filter(each => each.waits);
    if (!waiting.length) return kept();
    const change = database.transaction([BLOCKS, SIZES], "readwrite", { durability: "strict" });
    change.oncomplete = () => kept();
    change.onabort = change.onerror = () => failed(change.error ?? new DOMException("not saved", "UnknownError"));
    for (const each of waiting) each.put({ [BLOCKS]: change.objectStore(BLOCKS), [SIZES]: change.objectStore(SIZES) });
  });
  await saved(); // so that a browser that does not allow writing fails at once
  return { files, saved };
};
