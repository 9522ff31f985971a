/** This browser's own share in the luck of the game, given after the server has committed to its. */

export function giveNonces() {
  for (const field of document.querySelectorAll('input[name="nonce"]')) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const words = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
    if (field instanceof HTMLInputElement) field.value = words.join("");
  }
}

giveNonces();
