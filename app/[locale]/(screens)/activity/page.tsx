import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/events/activity/list-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ChosenMarkScript } from '@/components/ui/chosen-mark-script';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { activitiesPath, activityFilters } from '@/lib/events/activity/client/addresses';
import { activitiesJsonLd } from '../activities-json-ld';
import { readActivities } from './read';

async function read() {
  const page = await readActivities(await getLocale());
  const { now, coming, past } = page.sections;
  return { page, activities: [...now, ...coming, ...past] };
}

export async function generateMetadata(): Promise<Metadata> {
  const { activities } = await read();
  const t = await getTranslations('activityLists.index');
  const picture = activities.find(({ thumb }) => thumb)?.thumb;
  return publicHead({
    path: activitiesPath,
    feed: '/feeds/activities',
    picture,
    title: t('title'),
    description: t('description'),
  });
}

/** Activities that are on, coming and past (specification section 2, /activity, and /ActivityDetail without an id). */
export default async function ActivitiesPage() {
  const { page, activities } = await read();
  const name = (await getTranslations('activityLists.index'))('heading');
  const facts = { name, activitiesName: name, path: activitiesPath, activities, ...(await pageFacts()) };
  return (
    <ClientWords of={['activity', 'activityLists.index', 'collection']}>
      <JsonLd data={activitiesJsonLd(facts)} />
      <ChosenMarkScript names={activityFilters} />
      <ListScreen {...page} />
    </ClientWords>
  );
}
