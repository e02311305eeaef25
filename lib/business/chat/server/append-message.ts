import type { Selectable, UpdateObject } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ChatMessage } from '../contract';
import type { Conversation } from './conversation';
import type { ChatMessageTable } from './tables';

type NewMessage = Pick<ChatMessageTable, 'side' | 'author_id' | 'text' | 'client_id'>;

/** How much of a message a list shows of it. */
const shownInList = 200;

/**
 * Adds a message to a conversation that the transaction holds, so that numbers have no gap and rise in the order of the
 * commits. Null when the conversation has it already. `also` changes the conversation with it.
 */
export async function appendMessage(
  tx: Tx,
  conversation: Conversation,
  message: NewMessage,
  now: number,
  also: UpdateObject<Tables, 'chat_conversation'> = {},
): Promise<ChatMessage | null> {
  if (await findMessage(tx, conversation.id, message.client_id)) return null;
  // Clocks of nodes differ a little; within a conversation time does not run backwards.
  const at = Math.max(now, conversation.last_at);
  const { last_seq: seq } = await tx
    .updateTable('chat_conversation')
    .set((row) => ({
      last_seq: row('last_seq', '+', 1),
      version: row('version', '+', 1),
      changed_at: now,
      last_text: [...message.text].slice(0, shownInList).join(''),
      last_side: message.side,
      last_at: at,
    }))
    .set(also)
    .where('id', '=', conversation.id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const row = { ...message, conversation_id: conversation.id, seq, created_at: at };
  await tx.insertInto('chat_message').values(row).execute();
  return toMessage(row);
}

/** The message of a conversation that its sender calls so. */
export async function findMessage(db: Reader, conversationId: string, clientId: string): Promise<ChatMessage | null> {
  const row = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

export function toMessage(row: Omit<Selectable<ChatMessageTable>, 'conversation_id' | 'author_id'>): ChatMessage {
  return { seq: row.seq, side: row.side, text: row.text, clientId: row.client_id, at: isoInBeijing(row.created_at) };
}
