import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/events/contest/list-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { contestsPath } from '@/lib/events/contest/client/addresses';
import { activitiesJsonLd } from '../../activities-json-ld';
import { readContests } from './read';

async function read() {
  const groups = await readContests(await getLocale());
  const { open, judging, decided } = groups;
  return { groups, contests: [...open.list, ...judging.list, ...decided.list] };
}

export async function generateMetadata(): Promise<Metadata> {
  const { contests } = await read();
  const t = await getTranslations('contestList');
  const picture = contests.find(({ thumb }) => thumb)?.thumb;
  return publicHead({ path: contestsPath, picture, title: t('title'), description: t('description') });
}

/** All contests: open, judging and decided (specification section 2, /activity/match). */
export default async function ContestsPage() {
  const { groups, contests } = await read();
  const t = await getTranslations();
  const names = {
    name: t('contestList.heading'),
    activitiesName: t('activityLists.index.heading'),
    path: contestsPath,
  };
  const activities = contests.map(({ id, name, title }) => ({ id, contestName: name, title }));
  return (
    <ClientWords of={['contest.phase', 'contestList', 'activity.startsAt']}>
      <JsonLd data={activitiesJsonLd({ ...names, activities, ...(await pageFacts()) })} />
      <ListScreen groups={groups} />
    </ClientWords>
  );
}
