import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardContestFrame } from '@/components/events/contest/card-contest-frame';
import { ShortlistScreen } from '@/components/events/entry/shortlist-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { entriesJsonLd } from '../../entries-json-ld';
import { readShortlist } from './read';

/** The head of the shortlist of a contest, at whichever address it is shown. */
export async function shortlistHead(name: string): Promise<Metadata> {
  const found = await readShortlist(await getLocale(), name);
  if (!found) return {};
  const { title, thumb } = found.contest;
  const t = await getTranslations('entry.shortlist');
  const path = contestPartPath(name, 'shortlistedEntries');
  const words = { title: t('title', { contest: title }), description: t('description', { contest: title }) };
  return publicHead({ path, picture: thumb, ...words });
}

/** The shortlist of a contest, by its name. */
export async function ShortlistPage({ name }: { name: string }) {
  const { contest, first } = (await readShortlist(await getLocale(), name)) ?? notFound();
  const heading = (await getTranslations('entry.shortlist'))('heading');
  const contestsName = (await getTranslations('contest.frame'))('contest');
  const facts = { contest, part: 'shortlistedEntries', name: heading, contestsName, entries: first.list } as const;
  const { shortlistedTime, resultsTime, parts } = contest;
  const categories = contest.categories.map((category) => ({ id: category.id, name: category.name.text }));
  return (
    <ClientWords of={['entry.card', 'entry.list', 'entry.shortlist']}>
      <JsonLd data={entriesJsonLd({ ...facts, ...(await pageFacts()) })} />
      <CardContestFrame contest={contest} current="shortlistedEntries">
        <ShortlistScreen contest={{ name, shortlistedTime, resultsTime, parts, categories }} first={first} />
      </CardContestFrame>
    </ClientWords>
  );
}
