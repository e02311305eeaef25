import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { setChatState as contract } from '../contract';
import { holdConversation } from './conversation';

/** Closes a conversation or opens it again. Idempotent. Throws NullPointer for an unknown one. */
export async function setChatState(context: Context, { id, state }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'answerChats');
  await context.db.transaction(async (tx) => {
    const before = await holdConversation(tx, 'id', id);
    if (!before) throw new CodedError('NullPointer');
    if (before.state === state) return;
    await tx
      .updateTable('chat_conversation')
      .set((row) => ({ state, version: row('version', '+', 1), changed_at: context.now() }))
      .where('id', '=', id)
      .execute();
    await recordAudit(context, tx, {
      action: 'chat.conversation.changed',
      subject: 'chat',
      subjectId: id,
      before: { state: before.state },
      after: { state },
    });
  });
  return null;
}
