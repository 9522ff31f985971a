/** At the end of a game alone: how much of what was possible one has got. */

import { Api } from "./api.js";
import { make, say, setText } from "./dom.js";

const ID = "possible";

/** @type {string | null} */
let line = null;
let asked = false;

/**
 * A solver takes seconds: until then it is said that it looks.
 *
 * @param {string} table
 */
export function possible(table) {
  if (!asked) void ask(table);
  return make("p", { id: ID, class: "possible", role: "status" }, line ?? say("possible"));
}

/** @param {string} table */
async function ask(table) {
  asked = true;
  let found = await new Api(table).ask("possible").catch(() => null);
  while (found?.later) found = await new Api(table).ask("possible").catch(() => null);
  const text = String(found?.text ?? "");
  line = text;
  const place = document.getElementById(ID);
  if (place) setText(place, text);
}
