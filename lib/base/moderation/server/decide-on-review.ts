import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnReview as contract } from '../contract';

/**
 * Decides on a text that waits for review; in the same transaction its owner publishes an allowed one. Throws
 * Unauthorized or Forbidden for callers who may not review texts; NullPointer for one that is already decided: of two
 * concurrent decisions, one succeeds.
 */
export async function decideOnReview(context: Context, { id, isAllowed }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'reviewTexts');
  const state = isAllowed ? 'allowed' : 'refused';
  await context.db.transaction(async (tx) => {
    const decided = await tx
      .updateTable('moderation_review')
      .set({ state, decided_at: context.now() })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning(['kind', 'subject_id as subjectId', 'field', 'text'])
      .executeTakeFirst();
    if (!decided) throw new CodedError('NullPointer');
    const { kind, subjectId, field, text } = decided;
    const isToTell = await context.things[kind].placeDecided(context, tx, { id: subjectId, field, text, isAllowed });
    // Not the text: refused texts, and texts of erased people, must not be kept.
    await recordAudit(context, tx, {
      action: `moderation.text.${state}`,
      subject: kind,
      subjectId,
      before: { field, state: 'pending' },
      after: { field, state },
    });
    if (isToTell) await context.emit(context, tx, 'moderation.textDecided', { kind, id: subjectId, isAllowed });
  });
  return null;
}
