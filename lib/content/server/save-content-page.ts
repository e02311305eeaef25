import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { sanitizeRichText } from '@/lib/platform/server/rich-text';
import type { Language } from '@/lib/platform/shared/language';
import { contentTag } from './page-tags';

/** A content page in one language as it is written; `body` is HTML and is sanitised before it is stored. */
export interface ContentPageText {
  id: string;
  language: Language;
  title: string;
  body: string;
}

/**
 * Writes a content page in one language, new or over the one that stands, and renews the pages that show it. `now` is
 * in ms. It asks for no right: its callers are the seed and the staff console, which does.
 */
export async function saveContentPage(tx: Tx, page: ContentPageText, now: number): Promise<void> {
  const written = { title: page.title, body: sanitizeRichText(page.body), updated_at: now };
  await tx
    .insertInto('content_page')
    .values({ id: page.id, language: page.language, ...written })
    .onConflict((conflict) => conflict.columns(['id', 'language']).doUpdateSet(written))
    .execute();
  await invalidatePages(tx, [contentTag(page.id)], now);
}
