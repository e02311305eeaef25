import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { languages } from '@/lib/platform/shared/language';
import type { ContentDocument } from '../contract';
import { contentsTag, contentTag } from './page-tags';

/** A version of a page; its document is sanitised, `createdAt` in ms, `authorId` null for initial documents. */
export interface NewVersion {
  id: string;
  version: number;
  document: ContentDocument;
  authorId: string | null;
  createdAt: number;
}

/**
 * Stores a version, publishes its texts and invalidates every page that shows them. A language without a title has no
 * text. The caller has set it as the page's latest version in the same transaction.
 */
export async function writeVersion(tx: Tx, { id, version, document, authorId, createdAt }: NewVersion): Promise<void> {
  await tx
    .insertInto('content_version')
    .values({
      page_id: id,
      version,
      document: JSON.stringify(document),
      author_id: authorId,
      created_at: createdAt,
    })
    .execute();
  for (const language of languages) {
    const { title, description, body } = document[language];
    if (title) {
      const text = { title, description, body, updated_at: createdAt };
      await tx
        .insertInto('content_page')
        .values({ id, language, ...text })
        .onConflict((conflict) => conflict.columns(['id', 'language']).doUpdateSet(text))
        .execute();
    } else {
      await tx.deleteFrom('content_page').where('id', '=', id).where('language', '=', language).execute();
    }
  }
  await invalidatePages(tx, [contentTag(id), contentsTag], createdAt);
}
