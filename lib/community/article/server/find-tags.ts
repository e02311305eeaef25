import type { Reader } from '@/lib/platform/server/db/database';

/** The tags of an article, in their order. */
export async function findTags(db: Reader, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('article_tag')
    .select('tag')
    .where('article_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ tag }) => tag);
}
