import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardContestFrame } from '@/components/events/contest/card-contest-frame';
import { ShortlistScreen } from '@/components/events/entry/shortlist-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { contestHead } from '../contest-head';
import { entriesJsonLd, homeNames } from '../entries-json-ld';
import { readShortlist } from './read';

/** The head of the shortlist of a contest, at whichever address it is shown. */
export async function shortlistHead(name: string): Promise<Metadata> {
  const found = await readShortlist(await getLocale(), name);
  if (!found) return { title: (await getTranslations('contest.missing.contest'))('title') };
  const { title } = found.contest;
  const t = await getTranslations('entry.shortlist');
  const path = contestPartPath(name, 'shortlistedEntries');
  const words = { title: t('title', { contest: title }), description: t('description', { contest: title }) };
  return contestHead(found.contest, { path, ...words });
}

/** The shortlist of a contest, by its name. */
export async function ShortlistPage({ name }: { name: string }) {
  const { contest, first } = (await readShortlist(await getLocale(), name)) ?? notFound();
  const heading = (await getTranslations('entry.shortlist'))('heading');
  const facts = { contest, part: 'shortlistedEntries', partName: heading, entries: first.list } as const;
  const { shortlistedTime, resultsTime, parts } = contest;
  const categories = contest.categories.map((category) => ({ id: category.id, name: category.name.text }));
  return (
    <ClientWords of={['entry.card', 'entry.list', 'entry.shortlist']}>
      <JsonLd data={entriesJsonLd({ ...facts, names: await homeNames(), ...(await pageFacts()) })} />
      <CardContestFrame contest={contest} current="shortlistedEntries">
        <ShortlistScreen contest={{ name, shortlistedTime, resultsTime, parts, categories }} first={first} />
      </CardContestFrame>
    </ClientWords>
  );
}
