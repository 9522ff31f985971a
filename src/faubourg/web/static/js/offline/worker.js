/** The table's side: it answers our web protocol by messages, keeps the tables, and asks the bots' worker. */

import * as shelf from "./shelf.js";
import { startPython } from "./start.js";

const PATIENCE = 120_000; // milliseconds for a bot
const windows = new BroadcastChannel("faubourg-tables");

/** @type {Worker | null} */
let thinker = null;

/**
 * A bot's choice; a bot that takes far too long is stopped with its worker.
 *
 * @param {string} task
 * @returns {Promise<string>}
 */
function think(task) {
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
    worker.postMessage(task);
  });
}

/** @type {Promise<unknown>} one after the other: a worker has one processor */
let last = Promise.resolve();

/** @param {string} task */
function thinkInTurn(task) {
  const next = last.then(() => think(task));
  last = next.catch(() => undefined);
  return next;
}

const desk = startPython((bytes) => self.postMessage({ fetched: bytes })).then((pyodide) => {
  const { Desk } = pyodide.pyimport("faubourg.offline.worker");
  const python = {
    ...shelf,
    load: async (/** @type {string} */ table) => pyodide.toPy(await shelf.load(table)),
    heads: async () => pyodide.toPy(await shelf.heads()),
    add: (/** @type {string} */ table, /** @type {string} */ head, /** @type {any} */ lines) => shelf.add(table, head, lines.toJs()),
    append: (/** @type {string} */ table, /** @type {number} */ before, /** @type {any} */ lines, /** @type {string} */ head) =>
      shelf.append(table, before, lines.toJs(), head),
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
