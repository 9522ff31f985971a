// Runs before the page is painted, and before night.js: the light that was chosen in this browser.
document.documentElement.dataset.theme = localStorage.getItem("faubourg-theme") ?? "auto";
