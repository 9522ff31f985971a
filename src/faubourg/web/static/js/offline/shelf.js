/**
 * The tables of this browser, kept in IndexedDB. An answer comes only when what it tells of is on the disk: a closed
 * window or an empty battery loses nothing that anybody has seen.
 *
 * Python speaks with it (offline/shelf.py): texts and lists of texts go in and out.
 */

const NAME = "faubourg";
const VERSION = 2;
/** @type {Record<Store, string | string[]>} what names a thing in each store */
const STORES = { heads: "table", entries: ["table", "number"], snapshots: "table", reviews: "table" };

/** @typedef {"heads" | "entries" | "snapshots" | "reviews"} Store */
/** @typedef {{table: string, head: string}} Kept */

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const held = asked.result;
      for (const [name, keyPath] of Object.entries(STORES)) if (!held.objectStoreNames.contains(name)) held.createObjectStore(name, { keyPath });
    };
    asked.onsuccess = () => {
      // A newer version in another window must not wait for this one.
      asked.result.onversionchange = () => {
        asked.result.close();
        database = null;
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
}

/** @type {Promise<IDBDatabase> | null} */
let database = null;

/**
 * One transaction; what `work` gives back is known once it is done. False where somebody was faster.
 *
 * @param {IDBTransactionMode} mode
 * @param {(stores: Record<Store, IDBObjectStore>) => void} work
 * @returns {Promise<boolean>}
 */
async function transact(mode, work) {
  database ??= opened();
  const held = await database.catch((error) => {
    database = null; // it may open another time
    throw error;
  });
  return new Promise((resolve, reject) => {
    const names = /** @type {Store[]} */ (Object.keys(STORES));
    const deal = held.transaction(names, mode, { durability: "strict" });
    deal.oncomplete = () => resolve(true);
    deal.onabort = () => (deal.error?.name === "ConstraintError" ? resolve(false) : reject(deal.error));
    work(/** @type {Record<Store, IDBObjectStore>} */ (Object.fromEntries(names.map((name) => [name, deal.objectStore(name)]))));
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

/** @returns {Promise<string[][]>}  tables and their heads */
export async function heads() {
  /** @type {IDBRequest<Kept[]>[]} */
  const asked = [];
  await transact("readonly", (stores) => void asked.push(stores.heads.getAll()));
  return (asked[0]?.result ?? []).map((kept) => [kept.table, kept.head]);
}

/**
 * @param {string} table
 * @returns {Promise<string>}  nothing where none is kept
 */
export async function review(table) {
  /** @type {IDBRequest[]} */
  const asked = [];
  await transact("readonly", ({ reviews }) => void asked.push(reviews.get(table)));
  return asked[0]?.result?.review ?? "";
}

/**
 * @param {string} table
 * @param {string} made
 */
export function keep_review(table, made) {
  return transact("readwrite", ({ reviews }) => void reviews.put({ table, review: made }));
}
