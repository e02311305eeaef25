import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { About } from '@/components/base/content/about';
import { JsonLd } from '@/components/front/shell/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { visitorContext } from '@/lib/app/visitor';
import { aboutPageId } from '@/lib/base/content/contract';
import { findAbout } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { descriptionOf, readContentPage } from '../../read-content';
import { contentJsonLd } from '../content-json-ld';

/** What all metadata of the page needs. */
async function read() {
  const language = await getLocale();
  const found = await readContentPage(language, aboutPageId);
  if (found?.page.kind !== 'about') notFound();
  const { page, isTranslated } = found;
  return { page, isTranslated, language, path: '/About', title: page.title, description: descriptionOf(page) };
}

export async function generateMetadata(): Promise<Metadata> {
  const { page, isTranslated, ...head } = await read();
  const only = isTranslated ? undefined : defaultLanguage;
  return publicHead({ ...head, image: 'about', textLanguage: page.language, only });
}

/** The page about the platform (specification section 2, /About), as staff have written it. */
export default async function AboutPage() {
  const { page, ...head } = await read();
  const { db } = visitorContext(head.language);
  const data = await taggedRead([contentTag(aboutPageId)], () => findAbout(db.read));
  return (
    <>
      <JsonLd data={await contentJsonLd({ ...head, updatedAt: page.updatedAt, isAbout: true })} />
      <About page={page} data={data} />
    </>
  );
}
