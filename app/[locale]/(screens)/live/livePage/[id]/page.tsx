import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientWords } from '@/lib/app/client-words';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { excerpt } from '@/lib/base/rich-text/codes';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import { readWatchPage } from './read';
import { Watch } from './slots';

/** No page is made at build: each is made when it is first asked for, and kept until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readWatchPage(await getLocale(), (await params).id);
}

/** The messages of what stands in the slots. */
const slotWords = ['talk', 'reminder', 'admission.card', 'stageCard', 'replay'] as const;

/** Search engines know the broadcast by its own page, which says what it is about. */
export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  if (!found) return { title: (await getTranslations('broadcastPage'))('missing.title') };
  const { id, title, body, thumb } = found.broadcast;
  return publicHead({
    path: broadcastPath(id),
    title: (await getTranslations('stream'))('title', { title }),
    description: excerpt(body, 160) || title,
    picture: thumb,
  });
}

/** A broadcast to watch, with what is said (specification section 2, /live/livePage). */
export default async function WatchPage(props: PageProps<'id'>) {
  const { broadcast, replay } = (await read(props)) ?? notFound();
  return (
    <ClientWords of={['stream', 'filmPlayer', 'broadcastPage.standing.upcoming', 'person', 'format', ...slotWords]}>
      <Watch key={broadcast.id} {...{ broadcast, replay }} />
    </ClientWords>
  );
}
