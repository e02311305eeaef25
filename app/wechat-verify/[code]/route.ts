import { env } from '@/lib/platform/server/env';
import { missingFile } from '@/lib/platform/server/files/missing-file';

/**
 * `/MP_verify_<code>.txt`, which proves to WeChat that we own the domain: the file contains its code. next.config leads
 * here, because a folder's name cannot contain a dynamic part.
 */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params;
  if (!env().wechatVerify.includes(code)) return missingFile();
  return new Response(code, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=3600' } });
}
