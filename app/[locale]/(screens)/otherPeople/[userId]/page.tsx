import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardAwardMarks } from '@/components/events/award/card-award-marks';
import { CreatorHead } from '@/components/front/centre/creator-head';
import { CreatorTabs } from '@/components/front/centre/creator-tabs';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { isVerifiedAs } from '@/lib/base/permission/contract';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { profileJsonLd } from './json-ld';
import { readPersonPage } from './read';

/**
 * No creator's page is rendered at build time: each is rendered on its first request, and cached until it is outdated.
 */
export const generateStaticParams = () => [];

/**
 * The id is in the query of the address (`next.config.mjs` makes it a part of the path); search engines know it there.
 */
async function read({ params }: PageProps<'userId'>) {
  return readPersonPage(await getLocale(), (await params).userId);
}

export async function generateMetadata(props: PageProps<'userId'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('centre.creator');
  if (!found) return { title: t('missing.title') };
  const { userId, nickname, tagline, bio, banner, avatar } = found.person;
  return publicHead({
    path: `/otherPeople?userId=${userId}`,
    feed: `/feeds/people/${userId}`,
    title: t('title', { nickname }),
    description: truncate(tagline || bio, 160) || t('description', { nickname }),
    picture: banner ?? avatar,
  });
}

/** A creator's public page (specification section 2, /otherPeople): who they are and what they have made. */
export default async function CreatorPage(props: PageProps<'userId'>) {
  const { person, works, workCount, marks } = (await read(props)) ?? notFound();
  const live = ['broadcast', 'activityPage.times'] as const;
  return (
    <ClientWords
      of={[
        'centre',
        'workCard',
        'activity',
        'person',
        'collection',
        'playlist',
        'article.card',
        'question',
        'format',
        ...live,
        'job',
      ]}
    >
      <JsonLd data={profileJsonLd({ person, workCount, marks, ...(await pageFacts()) })} />
      <CreatorHead
        person={person}
        workCount={workCount}
        awards={<CardAwardMarks marks={marks} className="mt-4 md:px-6" />}
      />
      <CreatorTabs userId={person.userId} firstWorks={works} isCompany={isVerifiedAs(person.verification, 'company')} />
    </ClientWords>
  );
}
