import type { Counted } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { questionTag } from './page-tags';

type Column = 'like_count' | 'comment_count';

/**
 * Counts likes of a question, or comments on it. NullPointer for a new one on a question that is not shown, and for a new comment on
 * a closed one; decreasing always works.
 */
export const countOnQuestion =
  (column: Column) =>
  async (context: Context, tx: Tx, { id, by }: Counted): Promise<void> => {
    const counted = await tx
      .updateTable('question')
      .set((row) => ({ [column]: row(column, '+', by) }))
      .where('id', '=', id)
      .$if(by > 0, (query) => query.where('state', '=', 'shown'))
      .$if(by > 0 && column === 'comment_count', (query) => query.where('closed_at', 'is', null))
      .returning('id')
      .executeTakeFirst();
    if (counted) await invalidatePages(tx, [questionTag(id)], context.now());
    else if (by > 0) throw new CodedError('NullPointer');
  };

/** The same for an answer. */
export const countOnAnswer =
  (column: Column) =>
  async (context: Context, tx: Tx, { id, by }: Counted): Promise<void> => {
    const counted = await tx
      .updateTable('answer')
      .set((row) => ({ [column]: row(column, '+', by) }))
      .where('id', '=', id)
      .$if(by > 0, (query) => query.where('state', '=', 'shown'))
      .$if(by > 0 && column === 'comment_count', (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('question')
              .select('question.id')
              .whereRef('question.id', '=', 'question_id')
              .where('closed_at', 'is', null),
          ),
        ),
      )
      .returning('question_id')
      .executeTakeFirst();
    if (counted) await invalidatePages(tx, [questionTag(counted.question_id)], context.now());
    else if (by > 0) throw new CodedError('NullPointer');
  };
