import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardEntryAwards } from '@/components/events/award/card-entry-awards';
import { EntryScreen } from '@/components/events/entry/entry-screen';
import { CardVotePanel } from '@/components/events/vote/card-vote-panel';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { entryPath } from '@/lib/events/entry/client/addresses';
import type { EntryDetail } from '@/lib/events/entry/contract';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { homeNames } from '../../entries-json-ld';
import { entryJsonLd } from './json-ld';
import { readEntryPage } from './read';

type Props = PageProps<'contestName' | 'entryId'>;

/** No entry's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: Props) {
  const { contestName, entryId } = await params;
  return readEntryPage(await getLocale(), contestName, entryId);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  if (!found) return { title: (await getTranslations('contest.missing.entry'))('title') };
  const { entry, isInOne } = found;
  const { id, title, titleLanguage, contestName, contestTitle, number, categoryName, intro } = entry;
  const t = await getTranslations('entry.page');
  const whole = t('title', { title, contest: contestTitle });
  const said = t('description', { contest: contestTitle, number: String(number), category: categoryName });
  return publicHead({
    path: entryPath(contestName, id),
    // Search engines cut what is longer; the title of the work must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: truncate(intro.replaceAll(/\s+/g, ' ').trim(), 160) || said,
    picture: entry.pictures[0] ?? entry.thumb,
    ...(isInOne && { only: titleLanguage }),
  });
}

/** A work in a contest, with its vote. */
export default async function EntryPage(props: Props) {
  const { contest, entry, neighbours, awards } = (await read(props)) ?? notFound();
  const worksName = (await getTranslations('vote.works'))('heading');
  const facts = { entry, awards, worksName, names: await homeNames(), ...(await pageFacts()) };
  return (
    <ClientWords of={['vote', 'entry.page.pictures', 'contestHome.now.left']}>
      <JsonLd data={entryJsonLd(facts)} />
      <EntryScreen
        entry={entry}
        neighbours={neighbours}
        awards={<CardEntryAwards contestName={contest.name} entryId={entry.id} awards={awards} />}
        vote={voteOf(contest, entry)}
      />
    </ClientWords>
  );
}

/** Votes are shown with the works: an entry of a shortlist may be public before. */
function voteOf(contest: ContestDetail, { id, title }: EntryDetail) {
  if (contest.votePhase === 'none' || !contest.parts.includes('works')) return null;
  const { name, phase, votePhase, enrolStartTime, enrolEndTime, voteStartTime, voteEndTime } = contest;
  const timed = { name, phase, votePhase, enrolStartTime, enrolEndTime, voteStartTime, voteEndTime };
  return <CardVotePanel contest={timed} entry={{ id, title }} hasCategories={contest.categories.length > 1} />;
}
