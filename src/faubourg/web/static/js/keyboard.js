/** Everything by keyboard. A key never acts while one types or another control wants it. */

/** @param {Element | null} element */
function wantsLetters(element) {
  return element?.matches("input:not([type=range]):not([type=radio]), textarea, select") ?? false;
}

/** @param {Element | null} element */
function wantsArrows(element) {
  return element?.matches("input, select, textarea, [tabindex='0']") ?? false;
}

/** @param {Element | null} element */
function wantsEnter(element) {
  return element?.matches("a, button, summary, input, select") ?? false;
}

/**
 * @param {Record<string, () => void>} keys  what to do, by key
 * @param {(number: number) => void} choose
 */
export function listen(keys, choose) {
  document.addEventListener("keydown", (event) => {
    const at = document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey || wantsLetters(at)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
      if (wantsArrows(at)) return;
    }
    // A key that is held down must not play on and on.
    if (event.key === "Enter" && event.repeat) return event.preventDefault();
    if (event.key === "Enter" && wantsEnter(at)) return;
    if (/^[1-9]$/.test(event.key)) {
      event.preventDefault();
      return choose(Number(event.key));
    }
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
