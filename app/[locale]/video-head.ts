import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { publicHead } from '@/lib/app/page-head';
import { defaultLanguage } from '@/lib/platform/shared/language';
import type { VideoDetail } from '@/lib/works/work/contract';
import { videoDescription } from './read-video';

/** Metadata of a work's pages. */
export async function videoHead(video: VideoDetail): Promise<Metadata> {
  const language = await getLocale();
  const t = await getTranslations('watch');
  return publicHead({
    path: `/video/detail/${video.videoId}`,
    title: t('title', { title: video.title, nickname: video.nickName }),
    description: videoDescription(video),
    picture: video.thumb,
    only: language === defaultLanguage || video.titleLanguage === language ? undefined : defaultLanguage,
  });
}
