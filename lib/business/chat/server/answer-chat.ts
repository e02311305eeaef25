import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ChatMessage, answerChat as contract } from '../contract';
import { appendMessage, findMessage } from './append-message';
import { holdConversation } from './conversation';
import { mailAnswerLater } from './mail-answers';

/**
 * Stores a message of the staff; a repeated one is returned unchanged. It goes to the visitor's stream and, if they do
 * not see it, to their e-mail. Throws NullPointer for an unknown conversation.
 */
export async function answerChat(
  context: Context,
  { id, clientId, text }: InputOf<typeof contract>,
): Promise<ChatMessage> {
  const { personId } = requireAllowed(context, 'answerChats');
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const conversation = await holdConversation(tx, 'id', id);
    if (!conversation) throw new CodedError('NullPointer');
    const written = { side: 'staff', author_id: personId, text, client_id: clientId } as const;
    const message = await appendMessage(tx, conversation, written, now);
    if (message) await mailAnswerLater(tx, conversation, message, now);
    const there = message ?? (await findMessage(tx, id, clientId));
    if (!there) throw new Error('A message was gone in the transaction that found it.');
    return there;
  });
}
