import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { type ContentPage, contentIdPattern } from '@/lib/base/content/contract';
import { type FoundPage, findContentPage } from '@/lib/base/content/server/find-content-page';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { plainText } from '@/lib/base/rich-text/codes';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { Language } from '@/lib/platform/shared/language';

/**
 * A content page in a language, or in the other one; null for an unknown one. Tagged before it is looked up, so that a
 * cached 404 ends when the page is published. Strings that cannot be an id are not looked up. Read once per rendering.
 */
export const readContentPage = cache(async (language: Language, id: string): Promise<FoundPage | null> => {
  if (!contentIdPattern.test(id)) return null;
  const { db } = visitorContext(language);
  return taggedRead([contentTag(id)], () => findContentPage(db.read, id, language));
});

/** What editors wrote for search engines, or else the beginning of the text. */
export function descriptionOf({ description, body }: Pick<ContentPage, 'description' | 'body'>): string {
  return description || truncate(plainText(body), 160);
}
