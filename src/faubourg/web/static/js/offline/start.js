/**
 * Starts Python in a worker: Pyodide, our own modules and what they need, all of it from our own folder.
 *
 * What is large lies there packed, whatever the web server can do, and is kept in the browser's cache: the second
 * time nothing is fetched.
 */

/** @import { Pyodide } from "./types.js" */

const here = new URL("../../../", import.meta.url);
const wish = new URL(self.location.href).searchParams;
/** The cache of this very version, which sw.js fills and empties. */
const CACHE = `faubourg-${wish.get("v")}`;
const CONTENT = { wasm: "application/wasm", mjs: "text/javascript", zip: "application/zip" };

/**
 * @param {string} name  of a file that is packed
 * @param {(bytes: number) => void} fetched  is told what came over the wire
 */
async function unpacked(name, fetched) {
  const address = new URL(`${name}.bin`, here).href;
  const packed = (await fromCache(address)) ?? (await fromWire(address, fetched));
  const kind = CONTENT[/** @type {"wasm"} */ (name.split(".").at(-1))];
  const plain = packed.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
  return new Response(plain, { headers: { "content-type": kind } });
}

/** @param {string} address */
async function fromCache(address) {
  return (await self.caches?.match(address, { cacheName: CACHE })) ?? null; // only where the page is secure
}

/**
 * @param {string} address
 * @param {(bytes: number) => void} fetched
 */
async function fromWire(address, fetched) {
  const answer = await originalFetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = new TransformStream({
    transform(chunk, control) {
      fetched(chunk.byteLength);
      control.enqueue(chunk);
    },
  });
  const [one, other] = answer.body.pipeThrough(counted).tee();
  if (self.caches) void caches.open(CACHE).then((cache) => cache.put(address, new Response(other)), () => undefined);
  else void other.cancel();
  return new Response(one);
}

const originalFetch = self.fetch.bind(self);

/**
 * @param {(bytes: number) => void} [fetched]
 * @returns {Promise<Pyodide>}
 */
export async function startPython(fetched = () => undefined) {
  const [wasm, program, library, modules] = ["pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs", "pyodide/python_stdlib.zip", "app.zip"]
    .map((name) => unpacked(name, fetched));
  // Pyodide asks for its own files by name.
  self.fetch = (what, how) => {
    const name = String(what instanceof Request ? what.url : what);
    if (name.endsWith(".wasm")) return /** @type {Promise<Response>} */ (wasm);
    if (name.endsWith("python_stdlib.zip")) return /** @type {Promise<Response>} */ (library);
    return originalFetch(what, how);
  };
  const script = URL.createObjectURL(await (await program).blob());
  const { default: createPyodideModule } = await import(script);
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", here).href);
  const lock = await (await originalFetch(new URL("pyodide/lock.json", here).href)).json();
  const pyodide = await loadPyodide({
    indexURL: new URL("pyodide/", here).href, createPyodideModule, lockFileContents: lock, packages: [],
  });
  self.fetch = originalFetch;
  const given = await (await modules).arrayBuffer();
  pyodide.unpackArchive(given, "zip", { extractDir: "/app" });
  pyodide.runPython("import sys; sys.path.insert(0, '/app')\nfrom faubourg.offline import plain_babel; plain_babel.install()");
  return pyodide;
}
