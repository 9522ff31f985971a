/**
 * The tables of this browser, kept in IndexedDB. An answer comes only when what it tells of is on the disk: a closed
 * window or an empty battery loses nothing that anybody has seen.
 *
 * Python speaks with it (offline/shelf.py): texts and lists of texts go in and out.
 */

const NAME = "faubourg";
const VERSION = 1;

/** @typedef {{table: string, head: string}} Kept */

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("heads", { keyPath: "table" });
      asked.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      asked.result.createObjectStore("snapshots", { keyPath: "table" });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** @type {Promise<IDBDatabase> | null} */
let database = null;

/**
 * One transaction; what `work` gives back is known once it is done. False where somebody was faster.
 *
 * @param {IDBTransactionMode} mode
 * @param {(stores: Record<"heads" | "entries" | "snapshots", IDBObjectStore>) => void} work
 * @returns {Promise<boolean>}
 */
async function transact(mode, work) {
  database ??= opened();
  const held = await database;
  return new Promise((resolve, reject) => {
    const deal = held.transaction(["heads", "entries", "snapshots"], mode, { durability: "strict" });
    deal.oncomplete = () => resolve(true);
    deal.onabort = () => (deal.error?.name === "ConstraintError" ? resolve(false) : reject(deal.error));
    work({
      heads: deal.objectStore("heads"),
      entries: deal.objectStore("entries"),
      snapshots: deal.objectStore("snapshots"),
    });
  });
}

/**
 * @param {IDBObjectStore} store
 * @param {string} table
 * @param {number} before
 * @param {string[]} lines
 */
function addAll(store, table, before, lines) {
  lines.forEach((line, place) => store.add({ table, number: before + place, line }));
}

/**
 * @param {string} table
 * @param {string} head
 * @param {string[]} lines
 */
export function add(table, head, lines) {
  return transact("readwrite", ({ heads, entries }) => {
    heads.add({ table, head });
    addAll(entries, table, 0, lines);
  });
}

/** @param {string} table */
export async function load(table) {
  /** @type {{head?: IDBRequest, entries?: IDBRequest, snapshot?: IDBRequest}} */
  const asked = {};
  await transact("readonly", ({ heads, entries, snapshots }) => {
    asked.head = heads.get(table);
    asked.entries = entries.getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
    asked.snapshot = snapshots.get(table);
  });
  if (!asked.head?.result) return null;
  return {
    head: asked.head.result.head,
    entries: asked.entries?.result.map((/** @type {{line: string}} */ one) => one.line),
    snapshot: asked.snapshot?.result?.snapshot ?? "",
  };
}

/**
 * @param {string} table
 * @param {number} before
 * @param {string[]} lines
 * @param {string} head
 */
export function append(table, before, lines, head) {
  return transact("readwrite", ({ heads, entries }) => {
    addAll(entries, table, before, lines);
    heads.put({ table, head });
  });
}

/**
 * @param {string} table
 * @param {string} head
 */
export function write(table, head) {
  return transact("readwrite", ({ heads }) => void heads.put({ table, head }));
}

/**
 * @param {string} table
 * @param {string} snapshot
 */
export function keep(table, snapshot) {
  return transact("readwrite", ({ snapshots }) => void snapshots.put({ table, snapshot }));
}

/** @returns {Promise<string[]>} */
export async function heads() {
  /** @type {IDBRequest<Kept[]>[]} */
  const asked = [];
  await transact("readonly", (stores) => void asked.push(stores.heads.getAll()));
  return (asked[0]?.result ?? []).map((kept) => kept.head);
}
