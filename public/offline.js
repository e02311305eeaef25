/**
 * The service worker of the few pages that work without a line: electronic tickets and doors. A page registers it for its own
 * path only, and keeps itself with the files that it needs (`lib/platform/client/kept-page.ts`); here it is found again.
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

/** Files of a build never change. */
async function readFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function isFile({ origin, pathname }) {
  return origin === self.location.origin && pathname.startsWith('/_next/static/');
}

function pathOf(address) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
