import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { PicksScreen } from '@/components/front/watch/picks-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { sharePicture } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { worksJsonLd } from '../../works-json-ld';
import { readPicksPage } from './read';

interface PicksProps {
  /** Without a month, the latest that has picks. */
  params: Promise<{ locale: string; month?: string }>;
}

/** No month's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export function generateStaticParams() {
  return [];
}

/** The month is in the query of the address (`next.config.mjs` makes it a part of the path). */
async function read({ params }: PicksProps) {
  const { locale, month = '' } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const found = (await readPicksPage(language, month)) ?? notFound();
  return { language, found };
}

export async function generateMetadata(props: PicksProps): Promise<Metadata> {
  const { language, found } = await read(props);
  const t = await getTranslations('watch.picks');
  const siteName = (await getTranslations('shell'))('name');
  const image = sharePicture(language, found.list.find(({ thumb }) => thumb)?.thumb);
  const page = { language, path: found.path, feed: '/feeds/works', image, siteName };
  if (found.list.length === 0) return pageMetadata({ ...page, title: t('title'), description: t('description') });
  const month = t('month', found.monthWords);
  const titles = found.list.map(({ title }) => title).join(t('and'));
  const description = truncate(t('descriptionOf', { month, titles }), 160);
  return pageMetadata({ ...page, title: t('titleOf', { month }), description });
}

/** What staff picked in a month (specification section 2, /excellent). */
export default async function PicksPage(props: PicksProps) {
  const { language, found } = await read(props);
  const { month, months, list, path } = found;
  const { siteUrl } = env();
  const name = (await getTranslations('watch.picks'))('heading');
  const home = (await getTranslations('shell'))('menu.home');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'video', 'collection', 'playlist')}>
      <JsonLd data={worksJsonLd({ list, language, siteUrl, path, name, home })} />
      <PicksScreen month={month} months={months} list={list} />
    </NextIntlClientProvider>
  );
}
