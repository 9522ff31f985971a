/** Which of the days that are over is to be played. */

import { byId } from "../dom.js";
import { shownDays } from "./days.js";

async function show() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector(".daily-form"));
  const known = await shownDays();
  byId("no-days").hidden = known !== null;
  form.hidden = known === null;
  if (!known) return;
  const [shown, day] = ["shown", "day"].map((name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name)));
  if (!shown || !day) return;
  shown.value = JSON.stringify(known);
  Object.assign(day, { min: known.first, max: known.day, value: day.value || known.day });
}

void show();
