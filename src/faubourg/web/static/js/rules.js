/** The rules page on narrow screens: the contents folded, wide tables within reach of the keyboard. */

const contents = document.querySelector(".toc details");
if (contents instanceof HTMLDetailsElement && !matchMedia("(min-width: 62rem)").matches) {
  contents.open = false;
}

for (const wide of document.querySelectorAll(".rules table, .rules pre")) {
  if (wide.scrollWidth > wide.clientWidth) wide.setAttribute("tabindex", "0");
}

export {};
