import { timingSafeEqual } from 'node:crypto';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { env } from '@/lib/platform/server/env';
import { writeMetrics } from '@/lib/platform/server/metrics';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Metrics for Prometheus, for callers with METRICS_TOKEN; an unknown call for all others. */
export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const { metricsToken } = env();
  const given = request.headers.get('authorization') ?? '';
  if (!metricsToken || !sameText(given, `Bearer ${metricsToken}`))
    return errorAnswer(new CodedError('NotFound'), request);
  const { text, contentType } = await writeMetrics();
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
}

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
