/** The home page: how long ago, in the reader's words. */

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86400], ["hour", 3600], ["minute", 60],
]);
const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });

export function tellTimes() {
  for (const time of document.querySelectorAll("time")) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    if (Number.isNaN(seconds)) continue;
    const [unit, size] = UNITS.find(([, length]) => -seconds >= length) ?? [null, 1];
    time.textContent = unit ? words.format(Math.round(seconds / size), unit) : (time.dataset.now ?? "");
  }
}

tellTimes();
