import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { WatchScreen } from '@/components/front/watch/watch-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { sharePicture } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { videoDescription } from '../../../../read-video';
import { videoJsonLd } from './json-ld';
import { readVideoPage } from './read';

interface VideoProps {
  params: Promise<{ locale: string; id: string }>;
}

/** No work's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export function generateStaticParams() {
  return [];
}

async function read({ params }: VideoProps) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: `/video/detail/${id}`, found: await readVideoPage(language, id) };
}

export async function generateMetadata(props: VideoProps): Promise<Metadata> {
  const { language, path, found } = await read(props);
  const t = await getTranslations('watch');
  if (!found) return { title: t('missing.title') };
  const { video } = found;
  const title = t('title', { title: video.title, nickname: video.nickName });
  const siteName = (await getTranslations('shell'))('name');
  const image = sharePicture(language, video.thumb);
  const translated = language === defaultLanguage || video.titleLanguage === language;
  return pageMetadata({ language, path, title, description: videoDescription(video), image, siteName, translated });
}

/** A work and its film (specification section 2, /video/detail/{id}). */
export default async function VideoPage(props: VideoProps) {
  const { language, found } = await read(props);
  if (!found) notFound();
  const { video, comments } = found;
  const { siteUrl } = env();
  const home = (await getTranslations('shell'))('menu.home');
  return (
    <NextIntlClientProvider
      messages={clientMessages(
        language,
        'watch',
        'playlist',
        'video',
        'videoPlayer',
        'person',
        'like',
        'comment',
        'format',
      )}
    >
      <JsonLd data={videoJsonLd({ video, comments: comments.list, language, siteUrl, home })} />
      <WatchScreen {...found} />
    </NextIntlClientProvider>
  );
}
