/** What an address answers that is no page and has no file: a true 404, never a redirect, kept by nobody. */
export function missingFile(): Response {
  return new Response('404', { status: 404, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });
}
