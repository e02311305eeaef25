import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeWord as contract } from '../contract';

/**
 * Removes a prohibited word, on every node within seconds. Throws Unauthorized or Forbidden for callers who may not
 * edit the words, NullPointer for an unknown one: of two concurrent removals, one succeeds.
 */
export async function removeWord(context: Context, { word }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'editWords');
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('moderation_word')
      .where('word', '=', word)
      .returning('word')
      .executeTakeFirst();
    if (!removed) throw new CodedError('NullPointer');
    await recordAudit(context, tx, { action: 'moderation.word.removed', subject: 'word', subjectId: word });
  });
  return null;
}
