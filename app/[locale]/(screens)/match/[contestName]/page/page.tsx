import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageScreen } from '@/components/events/contest/page-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import type { PageProps } from '@/lib/app/page-props';
import { excerpt } from '@/lib/base/rich-text/codes';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { blockParts, blockPartWords } from '../../../../block-parts';
import { contestHead } from '../contest-head';
import { contestPartJsonLd } from '../json-ld';
import { readContest } from '../read-contest';

/** Rendered on the first request, and cached until outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'contestName'>) {
  return readContest(await getLocale(), (await params).contestName);
}

export async function generateMetadata(props: PageProps<'contestName'>): Promise<Metadata> {
  const contest = await read(props);
  const t = await getTranslations();
  if (!contest) return { title: t('contest.missing.contest.title') };
  const { name, title, body } = contest;
  return contestHead(contest, {
    path: contestPartPath(name, 'page'),
    title: t('contestHome.page.title', { title }),
    description: excerpt(body, 160) || title,
  });
}

/** What the organiser of a contest has written of it (specification section 2, /match/{contestName}/page). */
export default async function ContestGuidePage(props: PageProps<'contestName'>) {
  const contest = (await read(props)) ?? notFound();
  const t = await getTranslations();
  const names = { activities: t('activityLists.index.heading'), contests: t('contestList.heading') };
  const place = { part: 'page', partName: t('contest.frame.parts.page') } as const;
  return (
    <>
      <JsonLd data={contestPartJsonLd({ contest, names, ...place, ...(await pageFacts()) })} />
      <ClientWords of={blockPartWords}>
        <PageScreen contest={contest} parts={blockParts(contest.id)} />
      </ClientWords>
    </>
  );
}
