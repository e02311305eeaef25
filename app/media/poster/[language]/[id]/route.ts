import { readPoster } from '@/lib/app/posters';
import { media } from '@/lib/base/media/server/media';
import { serveDrawn } from '@/lib/base/media/server/share-image/serve-drawn';
import { missingFile } from '@/lib/platform/server/files/missing-file';
import { logger } from '@/lib/platform/server/log';
import { isLanguage } from '@/lib/platform/shared/language';

/** The poster of a public work, with a code that leads to it: `/media/poster/zh/<id>.jpg`. */
export const dynamic = 'force-dynamic';

interface PosterProps {
  params: Promise<{ language: string; id: string }>;
}

async function serve(request: Request, { params }: PosterProps): Promise<Response> {
  const { language, id: file } = await params;
  const id = /^([\w-]{1,64})\.jpg$/.exec(file)?.[1];
  const poster = isLanguage(language) && id ? await readPoster(language, id) : null;
  return poster ? serveDrawn(request, poster, media(), logger()) : missingFile();
}

export { serve as GET, serve as HEAD };
