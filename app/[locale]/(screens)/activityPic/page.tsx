import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { WallScreen } from '@/components/events/activity/wall-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { activityWallPath } from '@/lib/events/activity/client/addresses';
import { activitiesJsonLd } from '../activities-json-ld';
import { readActivityWall } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { list } = await readActivityWall(await getLocale());
  const t = await getTranslations('activityLists.wall');
  const picture = list[0]?.photos[0];
  return publicHead({ path: activityWallPath, picture, title: t('title'), description: t('description') });
}

/** The photos of past activities (specification section 2, /activityPic). */
export default async function ActivityWallPage() {
  const first = await readActivityWall(await getLocale());
  const t = await getTranslations('activityLists');
  const names = { name: t('wall.heading'), activitiesName: t('index.heading'), path: activityWallPath };
  return (
    <ClientWords of={['activityLists.wall']}>
      <JsonLd data={activitiesJsonLd({ ...names, activities: first.list, ...(await pageFacts()) })} />
      <WallScreen first={first} />
    </ClientWords>
  );
}
