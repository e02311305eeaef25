import { z } from 'zod';
import { deliver, isDeliverable } from '@/lib/base/delivery/port';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import type { ChatMessage } from '../contract';
import type { Conversation } from './conversation';
import { answersLetter } from './letters';

/** How long an answer waits for the visitor to see it. */
const waitMs = 60_000;

/**
 * Sends the answers that a visitor has not seen to their e-mail. Each answer adds a job; that of the last answer sends
 * them all, so that several are one mail.
 */
export const mailChatAnswers = defineJob({
  kind: 'chat.mail-answers',
  payload: z.object({ conversationId: z.string(), seq: z.int() }),
  async run(context, { conversationId, seq }) {
    const { db } = context;
    const unseen = await unseenAnswers(db, conversationId);
    const [first] = unseen;
    if (!first?.email || unseen.at(-1)?.seq !== seq) return;
    await deliver(
      context,
      answersLetter(
        first.email,
        first.language,
        unseen.map((answer) => answer.text),
      ),
    );
    // They count as delivered, though not as seen in the conversation.
    await db.transaction((tx) =>
      tx
        .updateTable('chat_conversation')
        .set({ visitor_seq: seq })
        .where('id', '=', conversationId)
        .where('visitor_seq', '<', seq)
        .execute(),
    );
  },
});

/** Queues an answer to be mailed, if the visitor does not see it within a minute. */
export async function mailAnswerLater(
  tx: Tx,
  { id, email }: Conversation,
  { seq }: ChatMessage,
  now: number,
): Promise<void> {
  if (!email || !isDeliverable('email', email)) return;
  await enqueue(tx, mailChatAnswers, { conversationId: id, seq }, { now, runAt: now + waitMs });
}

function unseenAnswers(db: Database, conversationId: string) {
  return db.read
    .selectFrom('chat_conversation')
    .innerJoin('chat_message', 'chat_message.conversation_id', 'chat_conversation.id')
    .select(['email', 'language', 'seq', 'text'])
    .where('chat_conversation.id', '=', conversationId)
    .where('side', '=', 'staff')
    .whereRef('seq', '>', 'visitor_seq')
    .orderBy('seq')
    .execute();
}
