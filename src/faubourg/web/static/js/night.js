// Runs before the page is painted: the drawings' night needs one plain sign, whoever asked for it.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const wanted = root.dataset.theme;
    root.toggleAttribute("data-night", wanted === "dark" || (wanted !== "light" && dark.matches));
  };
  apply();
  dark.addEventListener("change", apply);
})();
