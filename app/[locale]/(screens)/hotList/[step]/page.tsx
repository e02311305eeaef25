import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { BoardScreen } from '@/components/works/ranking/board-screen';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { firstCover } from '../../first-cover';
import { boardJsonLd } from './json-ld';
import { namesOn, readBoardPage } from './read';

/** No board is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'step'>) {
  return (await readBoardPage(await getLocale(), (await params).step)) ?? notFound();
}

export async function generateMetadata(props: PageProps<'step'>): Promise<Metadata> {
  const board = await read(props);
  const t = await getTranslations('ranking');
  const names = namesOn(board).slice(0, 10).join(t('and'));
  const about = t(`steps.${board.step}.intro`);
  return publicHead({
    path: board.path,
    title: t('pageTitle', { board: t(`steps.${board.step}.heading`) }),
    description: truncate(names ? t('descriptionOf', { about, names }) : about, 160),
    picture: firstCover(board.videos),
  });
}

/** A ranking board (specification sections 2 and 9, /hotList/{step}). */
export default async function BoardStepPage(props: PageProps<'step'>) {
  const board = await read(props);
  const name = (await getTranslations('ranking'))(`steps.${board.step}.heading`);
  return (
    <ClientWords of={['workCard', 'collection', 'playlist', 'person']}>
      <JsonLd data={boardJsonLd({ board, name, ...(await pageFacts()) })} />
      <BoardScreen step={board.step} day={board.day} videos={board.videos} creators={board.creators} />
    </ClientWords>
  );
}
