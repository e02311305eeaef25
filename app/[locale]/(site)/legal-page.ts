import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { shareImagePath } from '@/lib/app/share-images';
import { legalPath } from '@/lib/base/content/rules/legal-path';
import type { FoundPage } from '@/lib/base/content/server/find-content-page';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import type { Language } from '@/lib/platform/shared/language';
import { descriptionOf, readContentPage } from '../read-content';
import { contentJsonLd } from './content-json-ld';

/** A legal text for a page of its own; null for none and for a page of another kind. */
export async function readLegalPage(language: Language, id: string): Promise<FoundPage | null> {
  const found = await readContentPage(language, id);
  return found?.page.kind === 'legal' ? found : null;
}

/** What the head of its page says; of a text that is not there its title alone. */
export async function legalMetadata(language: Language, id: string): Promise<Metadata> {
  const found = await readLegalPage(language, id);
  if (!found) return { title: (await getTranslations('content.missing'))('title') };
  const { page, isTranslated } = found;
  const siteName = (await getTranslations('shell'))('name');
  const description = descriptionOf(page);
  const title = `${page.title} · ${siteName}`;
  const image = shareImagePath(page.language, 'legal');
  return pageMetadata({ language, path: legalPath(id), title, description, image, siteName, translated: isTranslated });
}

/** The same for `JsonLd`. */
export function legalJsonLd(language: Language, { page, isTranslated }: FoundPage): Promise<Record<string, unknown>> {
  const { id, title, version, updatedAt } = page;
  const description = descriptionOf(page);
  return contentJsonLd({ language, path: legalPath(id), title, description, version, updatedAt, isTranslated });
}
