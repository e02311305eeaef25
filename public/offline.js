/**
 * The service worker of the few pages that work without a line: electronic tickets and doors. A page registers it for its own
 * path only, and keeps itself with the files that it needs (`lib/platform/client/use-kept-page.ts`); here it is found again.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isFile(new URL(request.url))) event.respondWith(readFile(request));
});

/** The page of the server as long as it answers; one that it does not give any more is not kept any longer. */
async function openPage(request) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  try {
    const answer = await fetch(request);
    if (kept && answer.status >= 500) return kept;
    if (!answer.ok) await caches.delete(`kept ${pathOf(request.url)}`);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Files of a build never change, so that the browser has most of them itself; those of the development server do. */
async function readFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

function isFile({ origin, pathname }) {
  return origin === self.location.origin && /^\/(_next\/static|fallback)\//.test(pathname);
}

function pathOf(address) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
