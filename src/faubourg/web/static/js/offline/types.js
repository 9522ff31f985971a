/** What goes between the window, its workers and its pages. Only types: nothing is here to run. */

/** @typedef {{unpackArchive: (given: ArrayBuffer, kind: string, how: object) => void, runPython: (code: string) => any, pyimport: (name: string) => any, toPy: (thing: unknown) => any}} Pyodide */

/**
 * What a page may ask of the window it is in.
 *
 * @typedef {object} Window
 * @property {(asked: string) => Promise<string>} ask
 * @property {(table: string, language: string, hear: (words: string) => void) => {look: (words: string) => void, close: () => void}} open
 * @property {(key: string) => void} trouble  says what is wrong
 */

export {};
