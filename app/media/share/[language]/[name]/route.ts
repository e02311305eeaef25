import { isShareImageName, shareImage } from '@/lib/app/share-images';
import { media } from '@/lib/base/media/server/media';
import { drawShareImage } from '@/lib/base/media/server/share-image/draw-share-image';
import { serveDrawn } from '@/lib/base/media/server/share-image/serve-drawn';
import { shareImageHash } from '@/lib/base/media/server/share-image/share-image';
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
  const image = shareImage(language, page);
  const drawn = { hash: shareImageHash(image), mayLeave: false, draw: () => drawShareImage(image) };
  return serveDrawn(request, drawn, media(), logger());
}

export { serve as GET, serve as HEAD };
