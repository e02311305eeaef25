import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { PlaylistScreen } from '@/components/front/watch/playlist-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { sharePicture } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { playlistJsonLd } from './json-ld';
import { readPlaylistPage } from './read';

interface PlaylistProps {
  params: Promise<{ locale: string; id: string }>;
}

/** No list's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export function generateStaticParams() {
  return [];
}

async function read({ params }: PlaylistProps) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: `/playlist/${id}`, found: await readPlaylistPage(language, id) };
}

export async function generateMetadata(props: PlaylistProps): Promise<Metadata> {
  const { language, path, found } = await read(props);
  const t = await getTranslations('playlistPage');
  if (!found) return { title: t('missing.title') };
  const { title, nickName, intro, videoCount } = found.playlist;
  const siteName = (await getTranslations('shell'))('name');
  const words = {
    title: t('pageTitle', { title, nickname: nickName }),
    description:
      truncate(intro.replaceAll(/\s+/g, ' ').trim(), 160) ||
      t('description', { title, nickname: nickName, count: videoCount }),
  };
  const image = sharePicture(language, found.playlist.thumb);
  const metadata = pageMetadata({ language, path, ...words, image, siteName });
  // An empty list is nothing to be found.
  return videoCount === 0 ? { ...metadata, robots: { index: false } } : metadata;
}

/** A public play list and its works (specification section 3, 'Play list'). */
export default async function PlaylistPage(props: PlaylistProps) {
  const { language, found } = await read(props);
  if (!found) notFound();
  const { playlist, videos } = found;
  const home = (await getTranslations('shell'))('menu.home');
  const facts = { playlist, videos: videos.list, language, siteUrl: env().siteUrl, home };
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'playlist', 'playlistPage')}>
      <JsonLd data={playlistJsonLd(facts)} />
      <PlaylistScreen playlist={playlist} videos={videos} />
    </NextIntlClientProvider>
  );
}
