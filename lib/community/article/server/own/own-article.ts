import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ArticleState } from '../../codes';
import { editable } from '../../rules/transitions';
import type { ArticleTable } from '../tables';

export type ArticleRow = Selectable<ArticleTable>;

/** An id and the author of an article. */
export interface OwnArticleId {
  id: string;
  personId: string;
}

/** An article of its author. Throws NullPointer for one that is unknown, deleted, or another person's. */
export async function findOwnArticle(db: Reader, { id, personId }: OwnArticleId): Promise<ArticleRow> {
  return db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', '!=', 'deleted')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Conditions of an article when it is changed. */
interface Condition extends OwnArticleId {
  /** Any editable one by default. */
  states?: readonly ArticleState[];
  /** Any by default. */
  revision?: number;
}

/**
 * Changes an article of the caller by one statement with all its conditions, and returns the row, which is locked until the
 * transaction ends. Throws NullPointer for an article that is not theirs, Changed for an outdated state or revision.
 */
export async function changeOwnArticle(
  tx: Tx,
  condition: Condition,
  columns: Updateable<ArticleTable>,
): Promise<ArticleRow> {
  const { id, personId, states = editable, revision } = condition;
  const changed = await tx
    .updateTable('article')
    // At least one column, so that changes of related rows lock the article too.
    .set((row) => ({ author_id: row.ref('author_id'), ...columns }))
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', 'in', states)
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  await findOwnArticle(tx, condition);
  throw new CodedError('Changed');
}

/** Locks the row of an article until the transaction ends, and returns it; undefined for one that is gone. */
export function holdArticle(tx: Tx, id: string): Promise<ArticleRow | undefined> {
  return tx
    .updateTable('article')
    .set((row) => ({ author_id: row.ref('author_id') }))
    .where('id', '=', id)
    .where('state', 'in', editable)
    .returningAll()
    .executeTakeFirst();
}

/** Locks the row of an article of the caller, without a change. Throws NullPointer for one that is not theirs. */
export function holdOwnArticle(tx: Tx, own: OwnArticleId): Promise<ArticleRow> {
  return changeOwnArticle(tx, own, {});
}
