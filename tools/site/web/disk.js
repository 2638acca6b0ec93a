// Python's files, saved in this browser: in the origin private file system, opened exclusively; if
// the browser lacks that, as blocks in a database (database.js). Everything is saved before an
// answer is shown.
import { loaded, isEmpty } from "./database.js";

const NO_ROOM = 51, NOT_ALLOWED = 63, BROKEN = 29; // error numbers of this Python's C library
const FULL = "QuotaExceededError";
const FRAME = 24; // bytes before each page of the log; bytes 4 to 7 say whether it commits
const TRIES = 50, PAUSE = 100; // ms

// as in site/beside.py
export const NAMES = ["tables.sqlite3", "tables.sqlite3-wal", "settings", "beside-0", "beside-1"];

// Errors that are permanent, unlike those that may succeed at the next try.
const REFUSED = ["SecurityError", "NotAllowedError", "NotSupportedError", "TypeError"];

// The files by name, and where they are: "files" or "database". A browser keeps the kind that it
// started with.
export const opened = async () => {
  let files = null, why = null;
  try {
    files = await openedFiles();
    if (files.get(NAMES[0]).getSize() || await isEmpty()) return { files, where: "files", saved: () => {} };
  } catch (fault) {
    if (!REFUSED.includes(fault.name)) throw fault;
    why = fault;
  }
  for (const file of files?.values() ?? []) file.close();
  try {
    return { where: "database", ...await loaded(NAMES) };
  } catch (fault) {
    if (!why || fault.name === FULL) throw fault;
    const told = `files: ${why.name}, ${why.message}; database: ${fault.name}, ${fault.message}`;
    throw Object.assign(new Error(told), { name: "NoRoom" });
  }
};

// Another tab may need a moment to close them.
const openedFiles = async (tries = TRIES) => {
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
    return openedFiles(tries - 1);
  }
};

// A file that only this page changes, so its size is known. Every call on a file is a message to
// the browser, so the frames of a commit are written to the log at once: SQLite writes frame by
// frame, and marks the one that commits.
const held = (handle, isLog) => {
  let size = handle.getSize(), from = 0, length = 0, parts = [], ends = true;
  const put = () => {
    if (!length) return;
    const all = new Uint8Array(length);
    parts.reduce((at, part) => { all.set(part, at); return at + part.length; }, 0);
    length = 0;
    parts = [];
    try {
      // Chromium reports a full disk by a smaller number of bytes
      if (handle.write(all, { at: from }) !== all.length) throw new DOMException("", FULL);
    } catch (fault) {
      size = handle.getSize();
      throw fault;
    }
  };
  return {
    size: () => size,
    read: (bytes, at) => { put(); return handle.read(bytes, { at }); },
    write: (bytes, at) => {
      if (at !== from + length) put();
      if (!length) from = at;
      parts.push(bytes.slice());
      length += bytes.length;
      size = Math.max(size, at + bytes.length);
      if (isLog && bytes.length === FRAME) ends = bytes.subarray(4, 8).some(Boolean); else if (ends) put();
    },
    truncate: wanted => { put(); handle.truncate(wanted); size = wanted; },
    flush: () => { put(); handle.flush(); },
  };
};

// Mounts a folder with these files in Python; other files in it are lost with the page.
// An empty file counts as missing. Returns the function that saves everything.
export const mounted = (FS, path, handles) => {
  const files = new Map([...handles].map(([name, handle]) => [name, held(handle, name.endsWith("-wal"))]));
  let last = null;
  const flushed = () => { last?.flush(); last = null; };
  const before = file => { if (last !== file) kept(flushed); last = file; };
  const kept = act => {
    try { return act(); } catch (fault) { throw new FS.ErrnoError(fault.name === FULL ? NO_ROOM : BROKEN); }
  };
  const stream_ops = {
    read: (stream, buffer, offset, length, position) =>
      kept(() => stream.node.file.read(buffer.subarray(offset, offset + length), position)),
    write: (stream, buffer, offset, length, position) => {
      before(stream.node.file);
      kept(() => stream.node.file.write(buffer.subarray(offset, offset + length), position));
      return length;
    },
    llseek: (stream, offset, whence) => offset + (whence === 1 ? stream.position : whence === 2 ? stream.node.file.size() : 0),
    fsync: () => { kept(flushed); return 0; },
  };
  const times = node => Object.fromEntries(["atime", "mtime", "ctime"].map(each => [each, new Date(node.written ?? 0)]));
  const node_ops = {
    getattr: node => {
      const size = node.file.size();
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
  FS.chmod(path, 0o700); // there are no other users
  for (const [name, file] of files) if (file.size()) laid(folder, name, 0o100600);
  return flushed;
};
