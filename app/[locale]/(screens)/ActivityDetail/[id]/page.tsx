import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActivityScreen } from '@/components/events/activity/activity-screen';
import { ElsewhereScript } from '@/components/events/activity/elsewhere-script';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { excerpt } from '@/lib/base/rich-text/codes';
import { activityPath } from '@/lib/events/activity/client/addresses';
import { activityJsonLd } from './json-ld';
import { readActivityPage } from './read';
import { slotsOf, slotWords } from './slots';

/** No activity's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readActivityPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('activityPage');
  if (!found) return { title: t('missing.title') };
  const { title, titleLanguage, organiser, body, thumb } = found.activity;
  const whole = t('title', { title, nickname: organiser.nickname });
  return publicHead({
    path: activityPath(found.activity),
    feed: '/feeds/activities',
    // Search engines cut what is longer; the title of the activity must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: excerpt(body, 160) || title,
    picture: thumb,
    ...(found.isInOne && { only: titleLanguage }),
  });
}

/**
 * An activity, how to take part in it, and what is said about it (specification section 2). The address of a published contest
 * leads to its own page before (`moved-things.ts`).
 */
export default async function ActivityPage(props: PageProps<'id'>) {
  const { activity, html, comments } = (await read(props)) ?? notFound();
  const activitiesName = (await getTranslations('activityLists.index'))('heading');
  return (
    <ClientWords of={['activity', 'activityPage', 'person', 'like', 'collection', 'comment', 'format', ...slotWords]}>
      <JsonLd data={activityJsonLd({ activity, activitiesName, ...(await pageFacts()) })} />
      <ElsewhereScript />
      <ActivityScreen {...{ activity, html, comments }} {...(await slotsOf(activity))} />
    </ClientWords>
  );
}
