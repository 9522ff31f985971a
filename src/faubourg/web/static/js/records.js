/** At the end of a game alone: one's best, and what the next rank asks for. */

import { Api } from "./api.js";
import { make, morph } from "./dom.js";

const ID = "own-records";

/** @type {string[]} */
let lines = [];
let asked = false;

/**
 * What is known of them by now; the rest comes by itself.
 *
 * @param {string} table
 */
export function ownRecords(table) {
  if (!asked) void ask(table);
  return make("ul", { id: ID, class: "own-records" }, ...items());
}

/** @param {string} table */
async function ask(table) {
  asked = true;
  const found = await new Api(table).ask("records").catch(() => null);
  lines = found?.lines ?? [];
  const place = document.getElementById(ID);
  if (place) morph(place, items());
}

function items() {
  return lines.map((line) => make("li", {}, line));
}
