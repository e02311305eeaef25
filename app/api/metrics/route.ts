import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/server/env';
import { writeMetrics } from '@/lib/platform/server/metrics';

/** Metrics for Prometheus, for who knows METRICS_TOKEN; without a token configured there is no such address. */
export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const { metricsToken } = env();
  const given = request.headers.get('authorization') ?? '';
  if (!metricsToken || !sameText(given, `Bearer ${metricsToken}`)) return new Response('404', { status: 404 });
  const { text, contentType } = await writeMetrics();
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
}

/** Compares in a time that tells nothing about where two texts differ. */
function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
