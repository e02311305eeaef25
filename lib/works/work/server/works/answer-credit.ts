import { keepDocument } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { answerCredit as contract } from '../../contract';
import { videoTag } from '../page-tags';
import { workSearch } from '../search-document';

/**
 * Confirms or declines the caller's credit on a work; only confirmed ones are public. The answer may be changed at any
 * time, but not while the work is in a contest (specification section 6). Throws InContest then, NullPointer for a work that
 * does not credit them, and for a deleted one; Unauthorized for a visitor.
 */
export async function answerCredit(context: Context, { id, isConfirmed }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const work = await holdWork(tx, id);
    const answered = await tx
      .updateTable('video_credit')
      .set({ state: isConfirmed ? 'confirmed' : 'declined' })
      .where('video_id', '=', id)
      .where('person_id', '=', personId)
      .returning('video_id')
      .executeTakeFirst();
    if (!answered) throw new CodedError('NullPointer');
    if (work.contest_count > 0) throw new CodedError('InContest');
    await keepDocument(tx, 'video', id, workSearch.readDocument);
    await invalidatePages(tx, [videoTag(id)], context.now());
    await context.emit(context, tx, 'work.creditAnswered', { id, authorId: work.author_id, personId, isConfirmed });
  });
  return null;
}

/** Locks the row of a work: a contest may begin at the same time. */
const holdWork = (tx: Tx, id: string) =>
  tx
    .updateTable('video')
    .set((row) => ({ author_id: row.ref('author_id') }))
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .returning(['author_id', 'contest_count'])
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
