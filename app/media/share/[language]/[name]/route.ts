import { isShareImageName, shareImage } from '@/lib/app/share-images';
import { media } from '@/lib/media/server/media';
import { serveShareImage } from '@/lib/media/server/share-image/serve-share-image';
import { missingFile } from '@/lib/platform/server/files/missing-file';
import { logger } from '@/lib/platform/server/log';
import { isLanguage } from '@/lib/platform/shared/language';

/** The share image of a page, drawn with its words: `/media/share/zh/business.jpg?v=<hash>` (DESIGN 7). */
export const dynamic = 'force-dynamic';

interface ShareProps {
  params: Promise<{ language: string; name: string }>;
}

async function serve(request: Request, { params }: ShareProps): Promise<Response> {
  const { language, name } = await params;
  const page = /^(.+)\.jpg$/.exec(name)?.[1] ?? '';
  if (!isLanguage(language) || !isShareImageName(page)) return missingFile();
  return serveShareImage(request, shareImage(language, page), media(), logger());
}

export { serve as GET, serve as HEAD };
