import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { EndedScreen } from '@/components/careers/job/ended-screen';
import { ClientWords } from '@/lib/app/client-words';
import type { PageProps } from '@/lib/app/page-props';
import { readEndedJob } from './read';

export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readEndedJob(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('jobPage');
  const title = found ? t('ended.title', { title: found.job.title }) : t('missing.title');
  return { title, robots: { index: false } };
}

/** What stands at the address of a job that has ended, with status 410 (`lib/app/gone-things.ts`). */
export default async function EndedJobPage(props: PageProps<'id'>) {
  const found = (await read(props)) ?? notFound();
  return (
    <ClientWords of={['job']}>
      <EndedScreen {...found} />
    </ClientWords>
  );
}
