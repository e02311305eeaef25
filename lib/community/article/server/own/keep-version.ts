import { millisecondsInMinute } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { articleLimits } from '../../codes';
import type { ArticleRow } from './own-article';
import { textsOf } from './text-columns';

type Versioned = Pick<ArticleRow, 'id' | 'revision' | 'title_zh' | 'title_en' | 'body_zh' | 'body_en' | 'updated_at'>;

/**
 * Keeps what an article says as a version of it, before its texts change or when it is handed in; once for each revision. The
 * oldest ones beyond the limit go; answers whether some did. Its row is locked.
 */
export async function keepVersion(tx: Tx, row: Versioned): Promise<boolean> {
  await tx
    .insertInto('article_version')
    .values({
      ...{ article_id: row.id, version: row.revision },
      ...{ texts: JSON.stringify(textsOf(row)), saved_at: row.updated_at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const oldest = await tx
    .selectFrom('article_version')
    .select('version')
    .where('article_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(articleLimits.versions)
    .executeTakeFirst();
  if (!oldest) return false;
  await tx
    .deleteFrom('article_version')
    .where('article_id', '=', row.id)
    .where('version', '<=', oldest.version)
    .execute();
  return true;
}

/** Whether the last version of an article that is being written is old enough for another one, at `now` (ms). */
export async function isVersionDue(tx: Tx, id: string, now: number): Promise<boolean> {
  const last = await tx
    .selectFrom('article_version')
    .select('saved_at')
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return !last || now - last.saved_at >= articleLimits.versionMinutes * millisecondsInMinute;
}
