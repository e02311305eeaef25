import { robotsText } from '@/lib/app/robots';

/** It contains the site's address, which is known at run time and not at build time. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(robotsText(), { headers });
}
