import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';

/** Throws code `400` with the rule `unknown` for each of these works that is not the person's, or not public. */
export async function requireOwnWorks(db: Reader, ids: readonly string[], personId: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('video')
    .select(['id', 'state'])
    // Only by id: with a condition on the state, SQLite scans all verified works.
    .where('id', 'in', ids)
    .where('author_id', '=', personId)
    .execute();
  const known = new Set(rows.filter(({ state }) => state === publicState).map(({ id }) => id));
  const fields = ids.flatMap((id, index) => (known.has(id) ? [] : [{ field: `works.${index}`, rule: 'unknown' }]));
  if (fields.length > 0) throw new CodedError('400', { fields });
}
