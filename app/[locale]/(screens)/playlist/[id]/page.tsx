import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { PlaylistScreen } from '@/components/front/watch/playlist-screen';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { playlistJsonLd } from './json-ld';
import { readPlaylistPage } from './read';

/** No list is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readPlaylistPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('playlistPage');
  if (!found) return { title: t('missing.title') };
  const { id, title, nickName: nickname, intro, videoCount: count, thumb } = found.playlist;
  const metadata = await publicHead({
    path: `/playlist/${id}`,
    title: t('pageTitle', { title, nickname }),
    description: truncate(intro.replaceAll(/\s+/g, ' ').trim(), 160) || t('description', { title, nickname, count }),
    picture: thumb,
  });
  // An empty list is not for search engines.
  return count === 0 ? { ...metadata, robots: { index: false } } : metadata;
}

/** A public play list and its works (specification section 3, 'Play list'). */
export default async function PlaylistPage(props: PageProps<'id'>) {
  const { playlist, videos } = (await read(props)) ?? notFound();
  return (
    <ClientWords of={['playlist', 'playlistPage']}>
      <JsonLd data={playlistJsonLd({ playlist, videos: videos.list, ...(await pageFacts()) })} />
      <PlaylistScreen playlist={playlist} videos={videos} />
    </ClientWords>
  );
}
