/** What came to me alone since my last turn: ringed where it lies, and said when it comes. */

import { keepNote } from "./bar.js";
import { ringNews } from "./rings.js";

/** @import { Situation } from "./types.js" */

/** @type {string[]} what has been said */
let told = [];

/**
 * A line stays until one touches something, whatever others do meanwhile. Rings are drawn with those
 * of the others.
 *
 * @param {Situation} situation
 */
export function showNews({ news, now }) {
  ringNews(now ? news.names : []);
  if (!now) return;
  const goesOn = told.every((line, n) => line === news.lines[n]);
  const more = goesOn ? news.lines.slice(told.length) : news.lines;
  if (more.length || !news.lines.length) keepNote(more.join(" "));
  told = news.lines;
}
