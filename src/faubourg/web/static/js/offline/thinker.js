/** The bots' side: a task comes in, a choice goes out, and no page waits meanwhile. */

import { startPython } from "./start.js";

const python = startPython().then((pyodide) => pyodide.pyimport("faubourg.offline.worker"));

self.onmessage = async ({ data }) => self.postMessage((await python).think(data));
