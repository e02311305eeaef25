import type { Reader } from '@/lib/platform/server/db/database';
import { chatLimits } from '../codes';
import type { ChatMessage } from '../contract';
import { toMessage } from './append-message';

/** The next messages after a number, at most a page of them. */
export async function readMessagesAfter(db: Reader, conversationId: string, after: number): Promise<ChatMessage[]> {
  const rows = await messages(db, conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(chatLimits.page)
    .execute();
  return rows.map(toMessage);
}

/** The latest page of messages, those before `before` if it is given; the oldest of them first. */
export async function readLatestMessages(db: Reader, conversationId: string, before?: number): Promise<ChatMessage[]> {
  const rows = await messages(db, conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(chatLimits.page)
    .execute();
  return rows.toReversed().map(toMessage);
}

function messages(db: Reader, conversationId: string) {
  return db
    .selectFrom('chat_message')
    .select(['seq', 'side', 'text', 'client_id', 'created_at'])
    .where('conversation_id', '=', conversationId);
}
