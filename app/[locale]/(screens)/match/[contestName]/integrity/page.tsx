import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { IntegrityScreen } from '@/components/events/award/integrity-screen';
import { CardContestFrame } from '@/components/events/contest/card-contest-frame';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import type { PageProps } from '@/lib/app/page-props';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { contestHead } from '../contest-head';
import { homeNames } from '../entries-json-ld';
import { contestPartJsonLd } from '../json-ld';
import { readIntegrity } from './read';

/** No contest's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'contestName'>) {
  return readIntegrity(await getLocale(), (await params).contestName);
}

export async function generateMetadata(props: PageProps<'contestName'>): Promise<Metadata> {
  const found = await read(props);
  if (!found) return { title: (await getTranslations('contest.missing.contest'))('title') };
  const { name, title } = found.contest;
  const t = await getTranslations('integrity');
  const words = { title: t('title', { contest: title }), description: t('description', { contest: title }) };
  return contestHead(found.contest, { path: contestPartPath(name, 'integrity'), ...words });
}

/** All that lets anybody check a contest, with its signed results. */
export default async function ContestIntegrityPage(props: PageProps<'contestName'>) {
  const { contest, integrity, asOf } = (await read(props)) ?? notFound();
  const heading = (await getTranslations('integrity'))('heading');
  const facts = { contest, part: 'integrity', partName: heading, names: await homeNames() } as const;
  return (
    <ClientWords of={['integrity.results.copy', 'integrity.vote']}>
      <JsonLd data={contestPartJsonLd({ ...facts, ...(await pageFacts()) })} />
      <CardContestFrame contest={contest} current="integrity">
        <IntegrityScreen integrity={integrity} asOf={asOf} />
      </CardContestFrame>
    </ClientWords>
  );
}
