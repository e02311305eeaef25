import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardContestFrame } from '@/components/events/contest/card-contest-frame';
import { WorksScreen } from '@/components/events/vote/works-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ChosenMarkScript } from '@/components/ui/chosen-mark-script';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { worksParameters } from '@/lib/events/vote/client/works-filter';
import { contestHead } from '../contest-head';
import { entriesJsonLd, homeNames } from '../entries-json-ld';
import { readWorks } from './read';

/** The head of the works of a contest, at whichever address they are shown. */
export async function worksHead(name: string): Promise<Metadata> {
  const found = await readWorks(await getLocale(), name);
  if (!found) return { title: (await getTranslations('contest.missing.contest'))('title') };
  const { title } = found.contest;
  const t = await getTranslations('vote.works');
  const path = contestPartPath(name, 'works');
  const words = { title: t('title', { contest: title }), description: t('description', { contest: title }) };
  return contestHead(found.contest, { path, ...words });
}

/** The works of a contest, by its name. */
export async function WorksPage({ name }: { name: string }) {
  const { contest, first } = (await readWorks(await getLocale(), name)) ?? notFound();
  const heading = (await getTranslations('vote.works'))('heading');
  const facts = { contest, part: 'works', partName: heading, entries: first.page.list } as const;
  return (
    <ClientWords of={['vote', 'entry.card', 'entry.list']}>
      <JsonLd data={entriesJsonLd({ ...facts, names: await homeNames(), ...(await pageFacts()) })} />
      <ChosenMarkScript names={worksParameters} />
      <CardContestFrame contest={contest} current="works">
        <WorksScreen contest={worksContest(contest)} first={first} />
      </CardContestFrame>
    </ClientWords>
  );
}

/** What the list needs of the contest: what else is known of it would stand in the HTML twice. */
const worksContest = (contest: ContestDetail) => {
  const { name, phase, votePhase, enrolStartTime, enrolEndTime, voteStartTime, voteEndTime } = contest;
  const { worksTime, isBlind, parts } = contest;
  return {
    ...{ name, phase, votePhase, enrolStartTime, enrolEndTime, voteStartTime, voteEndTime, worksTime, isBlind, parts },
    categories: contest.categories.map((category) => ({ id: category.id, name: category.name.text })),
  };
};
