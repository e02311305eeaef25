import { requireAllowed } from '@/lib/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Decides on a text that waits for review and, in the same transaction, tells its owner's capability. Unauthorized or
 * Forbidden for who is not staff; NullPointer for one that no longer waits: of two who decide at once, one does.
 */
export async function decideReview(context: Context, id: string, isAllowed: boolean): Promise<void> {
  requireAllowed(context, 'openConsole');
  await context.db.transaction(async (tx) => {
    const decided = await tx
      .updateTable('moderation_review')
      .set({ state: isAllowed ? 'allowed' : 'refused', decided_at: context.now() })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning(['kind', 'subject_id as subjectId', 'field', 'text'])
      .executeTakeFirst();
    if (!decided) throw new CodedError('NullPointer');
    await context.emit(context, tx, 'moderation.decided', { ...decided, isAllowed });
  });
}
