/** Words as whoever searches may type them. */

/**
 * Without accents, capitals and bent apostrophes; as long as it was, so that a place in it is a place in the text.
 *
 * @param {string} text
 */
export function searched(text) {
  const bare = [...text].map((sign) => (sign.normalize("NFD")[0] ?? sign).toLowerCase()[0] ?? sign);
  return bare.join("").replaceAll("’", "'");
}
