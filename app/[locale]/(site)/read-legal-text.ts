import { getLocale } from 'next-intl/server';
import { legalPath } from '@/lib/base/content/rules/legal-path';
import { readContentPage } from '../read-content';

/** A legal text for a page of its own, in the language of the address; null for none and for a page of another kind. */
export async function readLegalText(id: string) {
  const found = await readContentPage(await getLocale(), id);
  return found?.page.kind === 'legal' ? { ...found, path: legalPath(id) } : null;
}
