/** Language and light of a page without a server: kept in this browser. */

const root = document.documentElement;

/** @param {string} theme */
function light(theme) {
  root.dataset.theme = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", theme === "auto" ? "light dark" : theme);
  root.toggleAttribute("data-night", theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches));
  for (const button of document.querySelectorAll('button[name="theme"]')) {
    if (button.getAttribute("value") === theme) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  const media = { dark: "all", light: "not all" }[theme] ?? "(prefers-color-scheme: dark)";
  for (const source of document.querySelectorAll("picture > source")) source.setAttribute("media", media);
}

/** @param {string} language */
function speak(language) {
  localStorage.setItem("faubourg-language", language);
  const folder = new URL(root.dataset.root ?? ".", location.href).href;
  const rest = location.href.slice(folder.length).replace(/^[^/]*\//, "");
  location.href = `${folder}${language}/${rest}`;
}

addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.getAttribute("action") !== "/settings") return;
  event.preventDefault();
  const button = /** @type {HTMLButtonElement} */ (event.submitter);
  if (button.name === "language") speak(button.value);
  if (button.name !== "theme") return;
  localStorage.setItem("faubourg-theme", button.value);
  light(button.value);
});

light(root.dataset.theme ?? "auto");

export {};
