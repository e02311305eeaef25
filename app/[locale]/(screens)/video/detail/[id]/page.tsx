import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardAwardMarks } from '@/components/events/award/card-award-marks';
import { JsonLd } from '@/components/front/shell/json-ld';
import { WatchScreen } from '@/components/front/watch/watch-screen';
import { CardRecordedLive } from '@/components/live/replay/card-recorded-live';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import type { PageProps } from '@/lib/app/page-props';
import { videoHead } from '../../../../video-head';
import { videoJsonLd } from './json-ld';
import { readVideoPage } from './read';

/** No work's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readVideoPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  return found ? videoHead(found.video) : { title: (await getTranslations('watch'))('missing.title') };
}

/** A work and its film (specification section 2, /video/detail/{id}). */
export default async function VideoPage(props: PageProps<'id'>) {
  const { video, related, comments, marks, recorded } = (await read(props)) ?? notFound();
  return (
    <ClientWords of={['watch', 'playlist', 'workCard', 'filmPlayer', 'person', 'like', 'comment', 'format']}>
      <JsonLd data={videoJsonLd({ video, marks, comments: comments.list, ...(await pageFacts()) })} />
      <WatchScreen
        {...{ video, related, comments }}
        awards={<CardAwardMarks marks={marks} className="mt-4" />}
        recorded={<CardRecordedLive broadcast={recorded} className="mt-4" />}
      />
    </ClientWords>
  );
}
