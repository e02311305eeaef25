import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ElsewhereScript } from '@/components/events/activity/elsewhere-script';
import { HomeScreen } from '@/components/events/contest/home-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import type { PageProps } from '@/lib/app/page-props';
import { excerpt } from '@/lib/base/rich-text/codes';
import { contestPath } from '@/lib/events/contest/client/addresses';
import { contestHead } from './contest-head';
import { contestJsonLd } from './json-ld';
import { readContestHome } from './read';

/** No contest's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'contestName'>) {
  return readContestHome(await getLocale(), (await params).contestName);
}

export async function generateMetadata(props: PageProps<'contestName'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations();
  if (!found) return { title: t('contest.missing.contest.title') };
  const { name, title, organiser, body } = found.contest;
  const whole = t('contestHome.title', { title, nickname: organiser.nickname });
  return contestHead(found.contest, {
    path: contestPath(name),
    // Search engines cut what is longer; the title of the contest must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: excerpt(body, 160) || title,
  });
}

/** The home of a contest (specification section 2, /match/{contestName}). */
export default async function ContestPage(props: PageProps<'contestName'>) {
  const found = (await read(props)) ?? notFound();
  const t = await getTranslations();
  const names = { activities: t('activityLists.index.heading'), contests: t('contestList.heading') };
  return (
    <ClientWords
      of={['contestHome', 'activity.startsAt', 'activityPage.times', 'person', 'collection', 'comment', 'format']}
    >
      <JsonLd data={contestJsonLd({ contest: found.contest, names, ...(await pageFacts()) })} />
      <ElsewhereScript />
      <HomeScreen {...found} />
    </ClientWords>
  );
}
