import { getLocale } from 'next-intl/server';
import { legalPath } from '@/lib/base/content/rules/legal-path';
import { readContentPage } from '../read-content';

/**
 * A legal text for a page of its own, in the language of the address; null for an unknown text or another kind of page.
 */
export async function readLegalText(id: string) {
  const found = await readContentPage(await getLocale(), id);
  return found?.page.kind === 'legal' ? { ...found, path: legalPath(id) } : null;
}
