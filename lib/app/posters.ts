import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { drawPoster } from '@/lib/base/media/server/share-image/draw-poster';
import type { Drawn } from '@/lib/base/media/server/share-image/serve-drawn';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import { getVideoDetail } from '@/lib/works/work/server/get-video-detail';
import { messages } from './messages';
import { visitorContext } from './visitor';

/** Increase with every change of the drawing, so that older images are drawn again. */
const drawing = 1;

/** The poster of a public work in a language, to be drawn; null for any other. */
export async function readPoster(language: Language, id: string): Promise<Drawn | null> {
  const video = await getVideoDetail(visitorContext(language), { id }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'NullPointer') return null;
    throw error;
  });
  if (!video) return null;
  const t = createTranslator({ locale: language, messages: messages[language] });
  const words = {
    title: video.title,
    by: video.nickName,
    siteName: t('shell.name'),
    invitation: t('watch.share.invitation'),
    address: env().siteUrl + getPathname({ locale: language, href: `/video/detail/${id}` }),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, 'poster', video.thumb, words]))
    .digest('hex')
    .slice(0, 20);
  return { hash, mayLeave: true, draw: async () => drawPoster({ ...words, cover: await readCover(video.thumb) }) };
}

async function readCover(key: string | null): Promise<Uint8Array | null> {
  const file = key ? await mediaStorage().read(key) : null;
  return file && readBody(file);
}
