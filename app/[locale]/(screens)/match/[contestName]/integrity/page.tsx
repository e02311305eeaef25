import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { IntegrityScreen } from '@/components/events/award/integrity-screen';
import { CardContestFrame } from '@/components/events/contest/card-contest-frame';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { entriesJsonLd } from '../../entries-json-ld';
import { readIntegrity } from './read';

/** No contest's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'contestName'>) {
  return readIntegrity(await getLocale(), (await params).contestName);
}

export async function generateMetadata(props: PageProps<'contestName'>): Promise<Metadata> {
  const found = await read(props);
  if (!found) return {};
  const { name, title, thumb } = found.contest;
  const t = await getTranslations('integrity');
  const words = { title: t('title', { contest: title }), description: t('description', { contest: title }) };
  return publicHead({ path: contestPartPath(name, 'integrity'), picture: thumb, ...words });
}

/** All that lets anybody check a contest, with its signed results. */
export default async function ContestIntegrityPage(props: PageProps<'contestName'>) {
  const { contest, integrity, asOf } = (await read(props)) ?? notFound();
  const heading = (await getTranslations('integrity'))('heading');
  const contestsName = (await getTranslations('contest.frame'))('contest');
  const facts = { contest, part: 'integrity', name: heading, contestsName, entries: [] } as const;
  return (
    <ClientWords of={['integrity.results.copy', 'integrity.vote']}>
      <JsonLd data={entriesJsonLd({ ...facts, ...(await pageFacts()) })} />
      <CardContestFrame contest={contest} current="integrity">
        <IntegrityScreen integrity={integrity} asOf={asOf} />
      </CardContestFrame>
    </ClientWords>
  );
}
