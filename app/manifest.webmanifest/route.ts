import { webManifest } from '@/lib/app/web-manifest';

/** Answered by the route itself: the page cache (ADR 3) is for pages that change. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' };
  return new Response(JSON.stringify(webManifest()), { headers });
}
