/** The new table: another number of players without losing what was chosen. */

import { byId, morph } from "./dom.js";

const place = byId("set-up");

/** @param {string} address */
async function change(address) {
  const form = document.querySelector("form#new-table");
  const kept = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const next = page.getElementById("set-up");
  if (!next) return;
  morph(place, next.innerHTML);
  restore(kept);
  history.replaceState(null, "", address);
}

/** @param {[string, FormDataEntryValue][]} kept */
function restore(kept) {
  const fixed = ["_csrf_token", "game", "seats", "offer", "nonce"];
  for (const [name, value] of kept.filter(([name]) => !fixed.includes(name))) {
    for (const field of document.getElementsByName(name)) {
      if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === value;
      else if (holdsText(field)) field.value = String(value);
    }
  }
}

/**
 * @param {Element} field
 * @returns {field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement}
 */
function holdsText(field) {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => field instanceof kind);
}

// The file of one's own box goes into the form as text, where one can still mend it.
place.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== "box-file") return;
  const [field] = document.getElementsByName("content");
  if (field instanceof HTMLTextAreaElement) field.value = (await target.files?.[0]?.text()) ?? "";
});

place.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest(".counts a");
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  change(link.href).catch(() => (location.href = link.href));
});
