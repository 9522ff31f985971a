/** The cities of days that are over, as a server has shown them: asked for where there is a network, and kept. */

/** @typedef {{first: string, end: string, day: string, secret: string}} ShownDays */

const KEY = "faubourg-days";
const folder = new URL(document.documentElement.dataset.root ?? ".", location.href);

/** @returns {Promise<ShownDays | null>}  null where no server has shown a day yet */
export async function shownDays() {
  const told = await fetch(new URL("days.json", folder), { cache: "no-cache" })
    .then((answer) => answer.json())
    .catch(() => null); // no network, or a hotel's page in its place
  if (told) localStorage.setItem(KEY, JSON.stringify(told));
  const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  return kept.secret ? kept : null;
}
