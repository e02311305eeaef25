import type { Tx } from '@/lib/platform/server/db/database';
import { tagKey } from '@/lib/platform/shared/tag-key';

/** Replaces an article's tags. Its row is locked. */
export async function writeTags(tx: Tx, id: string, tags: readonly string[]): Promise<void> {
  await tx.deleteFrom('article_tag').where('article_id', '=', id).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('article_tag')
    .values(tags.map((tag, position) => ({ article_id: id, position, tag, tag_key: tagKey(tag) })))
    .execute();
}
