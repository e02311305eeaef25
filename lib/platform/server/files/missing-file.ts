/** Answer for an address without page or file: a real 404, never a redirect, never cached. */
export function missingFile(): Response {
  return new Response('404', { status: 404, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });
}
