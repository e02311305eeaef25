import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JobScreen } from '@/components/careers/job/job-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { jobPath } from '@/lib/careers/job/client/addresses';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { jobJsonLd } from './json-ld';
import { readJobPage } from './read';
import { slotsOf } from './slots';

/** No job's page is made at build: each is made when it is first asked for, and kept until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readJobPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('jobPage');
  if (!found) return { title: t('missing.title') };
  const { id, title, titleLanguage, company, duties, needs } = found.job;
  const whole = t('title', { title, nickname: company.nickname });
  return publicHead({
    path: jobPath(id),
    // Search engines cut what is longer; the title of the job must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: truncate(`${duties} ${needs}`.replace(/\s+/g, ' '), 160),
    ...(found.isInOne && { only: titleLanguage }),
  });
}

/** A job, and the way to apply (specification section 2, /recruit). */
export default async function JobPage(props: PageProps<'id'>) {
  const { job, similar } = (await read(props)) ?? notFound();
  const listName = (await getTranslations('jobList'))('heading');
  return (
    <ClientWords of={['job', 'jobPage', 'person', 'application']}>
      <JsonLd data={jobJsonLd({ job, listName, ...(await pageFacts()) })} />
      <JobScreen job={job} similar={similar} slots={slotsOf(job)} />
    </ClientWords>
  );
}
