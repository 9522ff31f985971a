/** Links for the seats that wait for a friend: to copy, or to photograph. */

import { byId, make, morph, say } from "./dom.js";

/** @import { Player, Situation } from "./types.js" */

const place = byId("invitations");

/** @param {Situation} situation */
export function showInvitations(situation) {
  const waiting = situation.players.filter((player) => player.link && !player.joined && !player.mine);
  morph(place, waiting.map((player) => invitation(player, situation.table)));
}

/**
 * @param {Player} player
 * @param {string} table
 */
function invitation(player, table) {
  const address = new URL(player.link, location.href).href;
  const field = make("input", { type: "text", readonly: true, value: address, "aria-label": say("invite", { name: player.name }) });
  const copy = make("button", { class: "button", "data-do": "copy", "data-value": address }, say("copy"));
  const qr = make("img", { src: `/qr/${table}/${player.seat}`, alt: say("qr", { name: player.name }), loading: "lazy", width: 168, height: 168 });
  return make("section", { id: `invite-${player.seat}`, class: "card invitation" },
    make("div", { class: "invitation-words" },
      make("h2", {}, say("invite", { name: player.name })),
      make("p", { class: "quiet small" }, say("invite-help")),
      make("div", { class: "row" }, field, copy)),
    make("details", {}, make("summary", { class: "button" }, say("qr-show")), qr));
}

/**
 * @param {HTMLElement} button
 * @param {string} address
 */
export async function copy(button, address) {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    const field = button.parentElement?.querySelector("input");
    field?.select(); // no clipboard without HTTPS: the person copies the marked text
    if (!document.execCommand("copy")) return;
  }
  button.textContent = say("copied");
  setTimeout(() => (button.textContent = say("copy")), 1600);
}
