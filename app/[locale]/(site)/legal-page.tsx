import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { LegalText } from '@/components/base/content/legal-text';
import { JsonLd } from '@/components/front/shell/json-ld';
import { operatorName } from '@/lib/app/organization';
import { publicHead } from '@/lib/app/page-head';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { descriptionOf } from '../read-content';
import { contentJsonLd } from './content-json-ld';
import { readLegalText } from './read-legal-text';

/** Metadata of a legal text's page; for an unknown text only its title. */
export async function legalHead(id: string): Promise<Metadata> {
  const found = await readLegalText(id);
  if (!found) return { title: (await getTranslations('content.missing'))('title') };
  const { page, isTranslated, path } = found;
  const siteName = (await getTranslations('shell'))('name');
  return publicHead({
    path,
    title: `${page.title} · ${siteName}`,
    description: descriptionOf(page),
    image: 'legal',
    textLanguage: page.language,
    only: isTranslated ? undefined : defaultLanguage,
  });
}

/** The page of a legal text, as staff have written it. */
export async function legalPage(id: string) {
  const { page, isTranslated, path } = (await readLegalText(id)) ?? notFound();
  const { title, version, updatedAt } = page;
  const [language, description] = [await getLocale(), descriptionOf(page)];
  return (
    <>
      <JsonLd data={await contentJsonLd({ language, path, title, description, version, updatedAt, isTranslated })} />
      <LegalText operator={await operatorName()} page={page} />
    </>
  );
}
