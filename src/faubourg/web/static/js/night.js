// Runs before the page is painted: the drawings' night needs one plain sign, whoever asked for it.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const wanted = root.dataset.theme;
    root.toggleAttribute("data-night", wanted === "dark" || (wanted !== "light" && dark.matches));
  };
  // What a drawing says once and names often is styled by itself: it needs a sign of its own.
  const pass = () => {
    const night = root.hasAttribute("data-night");
    for (const model of document.querySelectorAll("defs > [id]")) model.toggleAttribute("data-night", night);
  };
  apply();
  dark.addEventListener("change", apply);
  new MutationObserver(pass).observe(root, { attributeFilter: ["data-night"], childList: true, subtree: true });
})();
