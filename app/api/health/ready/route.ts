import { checkReadiness } from '@/lib/app/readiness';

/** Ready: database, storage and jobs answer; 503 with the names of those that do not. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { ready, parts } = await checkReadiness();
  return Response.json(
    { status: ready ? 'ready' : 'not ready', parts },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
