import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { TermsScreen } from '@/components/events/contest/terms-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import type { PageProps } from '@/lib/app/page-props';
import { excerpt } from '@/lib/base/rich-text/codes';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { contestHead } from '../contest-head';
import { contestPartJsonLd } from '../json-ld';
import { readTermsPage } from './read';

/** Rendered on the first request, and cached until outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'contestName'>) {
  return readTermsPage(await getLocale(), (await params).contestName);
}

export async function generateMetadata(props: PageProps<'contestName'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations();
  if (!found) return { title: t('contest.missing.contest.title') };
  const { name, title } = found.contest;
  return contestHead(found.contest, {
    path: contestPartPath(name, 'terms'),
    title: t('contestHome.terms.title', { title }),
    description: excerpt(found.terms.body, 160) || title,
  });
}

/** What who enters a contest agrees to, in the version of now. */
export default async function ContestTermsPage(props: PageProps<'contestName'>) {
  const { contest, terms } = (await read(props)) ?? notFound();
  const t = await getTranslations();
  const names = { activities: t('activityLists.index.heading'), contests: t('contestList.heading') };
  const place = { part: 'terms', partName: t('contest.frame.parts.terms') } as const;
  return (
    <ClientWords of={['contestHome.terms']}>
      <JsonLd data={contestPartJsonLd({ contest, names, ...place, ...(await pageFacts()) })} />
      <TermsScreen contest={contest} terms={terms} />
    </ClientWords>
  );
}
