import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { About } from '@/components/base/content/about';
import { JsonLd } from '@/components/front/shell/json-ld';
import { shareImagePath } from '@/lib/app/share-images';
import { visitorContext } from '@/lib/app/visitor';
import { aboutPageId } from '@/lib/base/content/contract';
import { findAbout } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { descriptionOf, readContentPage } from '../../read-content';
import { contentJsonLd } from '../content-json-ld';

interface AboutProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function read({ params }: AboutProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const found = await readContentPage(language, aboutPageId);
  if (found?.page.kind !== 'about') notFound();
  const { page, isTranslated } = found;
  return { page, isTranslated, language, path: '/About', title: page.title, description: descriptionOf(page) };
}

export async function generateMetadata(props: AboutProps): Promise<Metadata> {
  const { isTranslated, ...head } = await read(props);
  const shell = await getTranslations('shell');
  const image = shareImagePath(head.page.language, 'about');
  return pageMetadata({ ...head, image, siteName: shell('name'), translated: isTranslated });
}

/** The page about the platform (specification section 2, /About), as staff have written it. */
export default async function AboutPage(props: AboutProps) {
  const head = await read(props);
  const { page, language } = head;
  const { db } = visitorContext(language);
  const data = await taggedRead([contentTag(aboutPageId)], () => findAbout(db.read));
  return (
    <>
      <JsonLd data={await contentJsonLd({ ...head, updatedAt: page.updatedAt, isAbout: true })} />
      <About page={page} data={data} />
    </>
  );
}
