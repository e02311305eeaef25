import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FilterScreen } from '@/components/events/activity/filter-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ChosenMarkScript } from '@/components/ui/chosen-mark-script';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { activityFilterPath, activityFilters } from '@/lib/events/activity/client/addresses';
import { activitiesJsonLd } from '../activities-json-ld';
import { readActivityFilter } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { first } = await readActivityFilter(await getLocale());
  const t = await getTranslations('activityLists.filter');
  const picture = first.list.find(({ thumb }) => thumb)?.thumb;
  return publicHead({ path: activityFilterPath, picture, title: t('title'), description: t('description') });
}

/** Activities by category, phase, time, city and price (specification section 2, /activityFilter), which the query names. */
export default async function ActivityFilterPage() {
  const { first, cities } = await readActivityFilter(await getLocale());
  const t = await getTranslations('activityLists');
  const names = { name: t('filter.heading'), activitiesName: t('index.heading'), path: activityFilterPath };
  return (
    <ClientWords of={['activity', 'activityLists.filter', 'collection']}>
      <JsonLd data={activitiesJsonLd({ ...names, activities: first.list, ...(await pageFacts()) })} />
      <ChosenMarkScript names={activityFilters} />
      <FilterScreen first={first} cities={cities} />
    </ClientWords>
  );
}
