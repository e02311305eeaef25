import { env } from '@/lib/platform/server/env';
import { missingFile } from '@/lib/platform/server/files/missing-file';

/**
 * `/MP_verify_<code>.txt`, by which WeChat is shown that the domain is ours: the file says its code. next.config leads
 * here, because a folder's name cannot hold a part that changes.
 */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params;
  if (!env().wechatVerify.includes(code)) return missingFile();
  return new Response(code, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=3600' } });
}
