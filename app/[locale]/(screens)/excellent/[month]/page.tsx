import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/front/shell/json-ld';
import { PicksScreen } from '@/components/front/watch/picks-screen';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { firstCover } from '../../first-cover';
import { worksJsonLd } from '../../works-json-ld';
import { readPicksPage } from './read';

/**
 * No month's page is rendered at build time: each is rendered on its first request, and cached until it is outdated.
 */
export const generateStaticParams = () => [];

/** The month is in the query of the address (`next.config.mjs` makes it a part of the path); without one, the latest. */
async function read({ params }: PageProps<'month'>) {
  const { month = '' } = await params;
  return (await readPicksPage(await getLocale(), month)) ?? notFound();
}

export async function generateMetadata(props: PageProps<'month'>): Promise<Metadata> {
  const { list, path, monthWords } = await read(props);
  const t = await getTranslations('watch.picks');
  const page = { path, feed: '/feeds/works', picture: firstCover(list) };
  if (list.length === 0) return publicHead({ ...page, title: t('title'), description: t('description') });
  const month = t('month', monthWords);
  const titles = list.map(({ title }) => title).join(t('and'));
  const description = truncate(t('descriptionOf', { month, titles }), 160);
  return publicHead({ ...page, title: t('titleOf', { month }), description });
}

/** What staff picked in a month (specification section 2, /excellent). */
export default async function PicksPage(props: PageProps<'month'>) {
  const { month, months, list, path } = await read(props);
  const name = (await getTranslations('watch.picks'))('heading');
  return (
    <ClientWords of={['workCard', 'collection', 'playlist']}>
      <JsonLd data={worksJsonLd({ list, path, name, ...(await pageFacts()) })} />
      <PicksScreen month={month} months={months} list={list} />
    </ClientWords>
  );
}
