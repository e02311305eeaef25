/** Where next.config sends addresses of files that do not exist: a true 404, never a page and never a redirect. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response('404', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}
