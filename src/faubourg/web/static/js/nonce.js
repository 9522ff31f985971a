/** This browser's own share in the luck of the game: in clear where it plays alone, as a commitment where others come. */

import { makeLastingNonce, newNonce } from "./nonces.js";

const makers = { nonce: newNonce, promise: makeLastingNonce };

// When a form is sent, and not before: whoever only looks at it leaves nothing behind.
document.addEventListener("submit", ({ target }) => {
  for (const [name, make] of Object.entries(makers)) {
    const field = target instanceof HTMLFormElement && target.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = make();
  }
});
