import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CreatorHead } from '@/components/front/centre/creator-head';
import { CreatorTabs } from '@/components/front/centre/creator-tabs';
import { JsonLd } from '@/components/front/shell/json-ld';
import { clientMessages } from '@/lib/app/client-messages';
import { sharePicture } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { profileJsonLd } from './json-ld';
import { readPersonPage } from './read';

interface CreatorProps {
  params: Promise<{ locale: string; userId: string }>;
}

/** Nobody's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export function generateStaticParams() {
  return [];
}

/** The id is in the query of the address (`next.config.mjs` makes it a part of the path), where search engines know it. */
async function read({ params }: CreatorProps) {
  const { locale, userId } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: `/otherPeople?userId=${userId}`, found: await readPersonPage(language, userId) };
}

export async function generateMetadata(props: CreatorProps): Promise<Metadata> {
  const { language, path, found } = await read(props);
  const t = await getTranslations('centre.creator');
  if (!found) return { title: t('missing.title') };
  const { nickname, tagline, bio, banner, avatar } = found.person;
  const title = t('title', { nickname });
  const description = truncate(tagline || bio, 160) || t('description', { nickname });
  const siteName = (await getTranslations('shell'))('name');
  const feed = `/feeds/people/${found.person.userId}`;
  const image = sharePicture(language, banner ?? avatar);
  return pageMetadata({ language, path, feed, title, description, image, siteName });
}

/** A creator's public page (specification section 2, /otherPeople): who they are and what they have made. */
export default async function CreatorPage(props: CreatorProps) {
  const { language, found } = await read(props);
  if (!found) notFound();
  const { person, works, workCount } = found;
  return (
    <NextIntlClientProvider
      messages={clientMessages(language, 'centre', 'video', 'activity', 'person', 'collection', 'playlist')}
    >
      <JsonLd data={profileJsonLd({ person, workCount, language, siteUrl: env().siteUrl })} />
      <CreatorHead person={person} workCount={workCount} />
      <CreatorTabs userId={person.userId} firstWorks={works} />
    </NextIntlClientProvider>
  );
}
