import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AwardsScreen } from '@/components/events/award/awards-screen';
import { CardContestFrame } from '@/components/events/contest/card-contest-frame';
import { JsonLd } from '@/components/front/shell/json-ld';
import { pageFacts } from '@/lib/app/json-ld';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { contestHead } from '../contest-head';
import { entriesJsonLd, homeNames } from '../entries-json-ld';
import { readAwards } from './read';

/** The head of the awards of a contest, at whichever address they are shown. The picture is that of the first winner. */
export async function awardsHead(name: string): Promise<Metadata> {
  const found = await readAwards(await getLocale(), name);
  if (!found) return { title: (await getTranslations('contest.missing.contest'))('title') };
  const { contest, awards } = found;
  const t = await getTranslations('award.list');
  const won = awards.list.flatMap(({ winners }) => winners).find(({ entry }) => entry.thumb);
  return contestHead(contest, {
    path: contestPartPath(name, 'awards'),
    picture: won?.entry.thumb ?? contest.thumb,
    title: t('title', { contest: contest.title }),
    description: t('description', { contest: contest.title }),
  });
}

/** The awards of a contest, by its name. */
export async function AwardsPage({ name }: { name: string }) {
  const { contest, awards } = (await readAwards(await getLocale(), name)) ?? notFound();
  const heading = (await getTranslations('award.list'))('heading');
  // Who won two awards is listed once.
  const won = new Map(awards.list.flatMap(({ winners }) => winners.map(({ entry }) => [entry.id, entry])));
  const facts = { contest, part: 'awards', partName: heading, entries: [...won.values()] } as const;
  return (
    <>
      <JsonLd data={entriesJsonLd({ ...facts, names: await homeNames(), ...(await pageFacts()) })} />
      <CardContestFrame contest={contest} current="awards">
        <AwardsScreen contest={contest} awards={awards} />
      </CardContestFrame>
    </>
  );
}
