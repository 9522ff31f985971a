/** The table's side: it answers our web protocol by messages, keeps the tables, and asks the worker that thinks. */

import * as shelf from "./shelf.js";
import { startPython } from "./start.js";

const PATIENCE = 120_000; // milliseconds for a thought
const windows = new BroadcastChannel("faubourg-tables");

/** @type {Worker | null} */
let thinker = null;

/**
 * A bot's choice, a hint or a part of a review; what takes far too long is stopped with its worker.
 *
 * @param {string} what
 * @param {string} task
 * @returns {Promise<string>}
 */
function think(what, task) {
  const worker = (thinker ??= new Worker(new URL(`./thinker.js${self.location.search}`, import.meta.url), { type: "module" }));
  return new Promise((resolve, reject) => {
    const stop = (/** @type {string} */ why) => {
      worker.terminate();
      thinker = null;
      reject(new Error(why));
    };
    const late = setTimeout(stop, PATIENCE, "it took too long");
    worker.onmessage = ({ data }) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      clearTimeout(late);
      stop(message);
    };
    worker.postMessage({ what, task });
  });
}

/** @type {Promise<unknown>} one after the other: a worker has one processor */
let last = Promise.resolve();

/**
 * @param {string} what
 * @param {string} task
 */
function thinkInTurn(what, task) {
  const next = last.then(() => think(what, task));
  last = next.catch(() => undefined);
  return next;
}

/**
 * What cannot be kept is said in the window at once, whoever wanted to keep it.
 *
 * @param {(...given: any[]) => Promise<any>} work
 * @returns {(...given: any[]) => Promise<any>}
 */
function watched(work) {
  return async (...given) => {
    try {
      const done = await work(...given);
      self.postMessage({ trouble: "" });
      return done;
    } catch (error) {
      self.postMessage({ trouble: /** @type {Error} */ (error)?.name === "QuotaExceededError" ? "full" : "unkept" });
      throw error;
    }
  };
}

const safe = /** @type {typeof shelf} */ (Object.fromEntries(Object.entries(shelf).map(([name, work]) => [name, watched(work)])));

const desk = startPython((bytes) => self.postMessage({ fetched: bytes })).then((pyodide) => {
  const { Desk } = pyodide.pyimport("faubourg.offline.worker");
  const python = {
    ...safe,
    load: async (/** @type {string} */ table) => pyodide.toPy(await safe.load(table)),
    heads: async () => pyodide.toPy(await safe.heads()),
    add: (/** @type {string} */ table, /** @type {string} */ head, /** @type {any} */ lines) => safe.add(table, head, lines.toJs()),
    append: (/** @type {string} */ table, /** @type {number} */ before, /** @type {any} */ lines, /** @type {string} */ head) =>
      safe.append(table, before, lines.toJs(), head),
  };
  const send = (/** @type {number} */ line, /** @type {string} */ words) => self.postMessage({ line, words });
  return Desk(python, thinkInTurn, send, (/** @type {string} */ table) => windows.postMessage(table));
});

desk.then(
  () => {
    self.postMessage({ ready: true });
    void navigator.storage?.persist?.();
    thinker ??= new Worker(new URL(`./thinker.js${self.location.search}`, import.meta.url), { type: "module" });
  },
  (error) => self.postMessage({ failed: String(error) }),
);

self.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  const at = await desk;
  if (data.ask !== undefined) self.postMessage({ answer: data.number, words: await at.answer(data.ask) });
  else if (data.open !== undefined) at.open(data.line, data.open, data.language);
  else if (data.look !== undefined) at.look(data.line, data.look);
  else if (data.close !== undefined) at.close(data.close);
};

windows.onmessage = async (/** @type {MessageEvent} */ { data }) => (await desk).heard(data);
