import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnReview as contract } from '../contract';

/**
 * Decides on a text that waits for review and, in the same transaction, has its owner put it in its place. Unauthorized or
 * Forbidden for who may not review texts; NullPointer for one that no longer waits: of two who decide at once, one does.
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
    await context.things[kind].placeDecided(context, tx, { id: subjectId, field, text, isAllowed });
    // Not the text: what is refused is to be gone, and what an erased person wrote too.
    await recordAudit(context, tx, {
      action: `moderation.text.${state}`,
      subject: kind,
      subjectId,
      before: { field, state: 'pending' },
      after: { field, state },
    });
  });
  return null;
}
