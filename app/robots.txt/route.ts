import { robotsText } from '@/lib/app/robots';

/** The site's address, which it names, is known when the site runs and not when it is built. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(robotsText(), { headers });
}
