// Files of Python that lie on the disk: each is a file of this origin's own file system, held open for us alone.
// What is written to one of them is on the disk before another is touched, and all of it before an answer is shown.
const NO_ROOM = 51, NOT_ALLOWED = 63, BROKEN = 29; // as this Python's C library numbers what goes wrong
const TRIES = 50, PAUSE = 100; // ms

export const NAMES = ["tables.sqlite3", "tables.sqlite3-wal", "settings", "beside-0", "beside-1"]; // as site/beside.py knows them

// The files by their names; another tab may need a moment to let go of them.
export const opened = async (tries = TRIES) => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("tables", { create: true });
  const files = new Map();
  try {
    for (const name of NAMES)
      files.set(name, await (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle());
    return files;
  } catch (fault) {
    for (const file of files.values()) file.close();
    if (fault.name !== "NoModificationAllowedError" || !tries) throw fault;
    await new Promise(done => setTimeout(done, PAUSE));
    return opened(tries - 1);
  }
};

// A folder of Python with these files in it; whatever else is put there is forgotten with the page.
// A file of no length is none. Returns what brings everything to the disk.
export const mounted = (FS, path, files) => {
  let last = null;
  const flushed = () => { last?.flush(); last = null; };
  const before = file => { if (last !== file) kept(flushed); last = file; };
  const kept = act => {
    try { return act(); } catch (fault) { throw new FS.ErrnoError(fault.name === "QuotaExceededError" ? NO_ROOM : BROKEN); }
  };
  const stream_ops = {
    read: (stream, buffer, offset, length, position) =>
      kept(() => stream.node.file.read(buffer.subarray(offset, offset + length), { at: position })),
    write: (stream, buffer, offset, length, position) => {
      before(stream.node.file);
      const written = kept(() => stream.node.file.write(buffer.subarray(offset, offset + length), { at: position }));
      if (written !== length) throw new FS.ErrnoError(NO_ROOM); // so Chromium says it: with a number nobody asked for
      return length;
    },
    llseek: (stream, offset, whence) => offset + (whence === 1 ? stream.position : whence === 2 ? stream.node.file.getSize() : 0),
    fsync: () => { kept(flushed); return 0; },
  };
  const times = node => Object.fromEntries(["atime", "mtime", "ctime"].map(each => [each, new Date(node.written ?? 0)]));
  const node_ops = {
    getattr: node => {
      const size = node.file.getSize();
      return { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, ...times(node), blksize: 4096, blocks: Math.ceil(size / 512) };
    },
    setattr: (node, attr) => {
      if (attr.mode !== undefined) node.mode = attr.mode;
      if (attr.size !== undefined) kept(() => { before(node.file); node.file.truncate(attr.size); });
    },
  };
  FS.mkdirTree(path);
  const folder = FS.mount(FS.filesystems.MEMFS, {}, path), plain = folder.node_ops;
  const laid = (parent, name, mode) => {
    const node = FS.createNode(parent, name, mode, 0);
    Object.assign(node, { file: files.get(name), node_ops, stream_ops, written: Date.now() });
    parent.contents[name] = node;
    return node;
  };
  folder.node_ops = {
    ...plain,
    mknod: (parent, name, mode, dev) => files.has(name) ? laid(parent, name, mode) : plain.mknod(parent, name, mode, dev),
    unlink: (parent, name) => {
      if (files.has(name)) kept(() => { before(files.get(name)); files.get(name).truncate(0); });
      plain.unlink(parent, name);
    },
    rename: (node, parent, name) => {
      if (node.file || files.has(name)) throw new FS.ErrnoError(NOT_ALLOWED);
      plain.rename(node, parent, name);
    },
  };
  FS.chmod(path, 0o700); // nobody else is there
  for (const [name, file] of files) if (file.getSize()) laid(folder, name, 0o100600);
  return flushed;
};
