/** The way to the server. Where there is none, a page is packed with another one: offline/wire.js. */

/**
 * @param {string} path
 * @param {RequestInit} [how]
 */
export function send(path, how) {
  return fetch(path, how);
}

/**
 * A line on which the page says how it looks, and hears what happened.
 *
 * @param {string} table
 */
export function connect(table) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/live/${table}?language=${document.documentElement.lang}`);
}

/**
 * Where a page of ours is found.
 *
 * @param {string} path
 */
export function addressOf(path) {
  return path;
}

/** @param {string} path */
export function go(path) {
  location.href = addressOf(path);
}
