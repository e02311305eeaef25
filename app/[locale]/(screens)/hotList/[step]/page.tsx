import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { BoardScreen } from '@/components/works/ranking/board-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { boardJsonLd } from './json-ld';
import { boardSharePicture, namesOn, readBoardPage } from './read';

type BoardProps = { params: Promise<{ locale: string; step: string }> };

/** No board's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export const generateStaticParams = () => [];

async function read({ params }: BoardProps) {
  const { locale, step } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const board = (await readBoardPage(language, step)) ?? notFound();
  return { language, board };
}

export async function generateMetadata(props: BoardProps): Promise<Metadata> {
  const { language, board } = await read(props);
  const t = await getTranslations('ranking');
  const siteName = (await getTranslations('shell'))('name');
  const names = namesOn(board).slice(0, 10).join(t('and'));
  const about = t(`steps.${board.step}.intro`);
  return pageMetadata({
    language,
    path: board.path,
    title: t('pageTitle', { board: t(`steps.${board.step}.heading`) }),
    description: truncate(names ? t('descriptionOf', { about, names }) : about, 160),
    image: boardSharePicture(language, board),
    siteName,
  });
}

/** A ranking board (specification sections 2 and 9, /hotList/{step}). */
export default async function BoardStepPage(props: BoardProps) {
  const { language, board } = await read(props);
  const { siteUrl } = env();
  const name = (await getTranslations('ranking'))(`steps.${board.step}.heading`);
  const home = (await getTranslations('shell'))('menu.home');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'video', 'collection', 'playlist', 'person')}>
      <JsonLd data={boardJsonLd({ board, language, siteUrl, name, home })} />
      <BoardScreen step={board.step} day={board.day} videos={board.videos} creators={board.creators} />
    </NextIntlClientProvider>
  );
}
