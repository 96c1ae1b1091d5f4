/**
 * The service worker: opens the companion without the server. All files of this build are kept; pages come from the
 * server where it answers. Figures of games are kept as they were asked for last.
 */

/** What of a service worker is used here: the compiler knows the page's world only. */
interface Later {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetched extends Later {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  addEventListener(name: "install" | "activate", listen: (event: Later) => void): void;
  addEventListener(name: "fetch", listen: (event: Fetched) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
}
const worker = self as unknown as Worker;

/** Put in when the client is built: the files, and a name for them all. */
const FILES = JSON.parse("__FILES__") as string[];
const BUILD = "gemhold __BUILD__";
const FIGURES = "gemhold figures";
const ASKED = /^\/api\/(meta|games\/[\w-]+\/(companion|words\/\w+))$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(BUILD)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== BUILD && name !== FIGURES))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function figures(request: Request): Promise<Response> {
  const cache = await caches.open(FIGURES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (ASKED.test(pathname)) event.respondWith(figures(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});
