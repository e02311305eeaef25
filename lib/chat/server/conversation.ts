import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { chatCookie } from '../codes';
import type { ChatConversationTable } from './tables';

export type Conversation = Selectable<ChatConversationTable>;

const keptMs = 90 * 24 * 3_600_000;
/** 256 random bits. */
const newKey = () => randomBytes(32).toString('base64url');
const isKey = (text: string) => /^[\w-]{43}$/.test(text);

/** The key that the visitor's browser holds, or is to hold from now on, and the conversation that it opens, if any. */
export interface OwnChat {
  key: string;
  keyHash: string;
  conversation: Conversation | null;
}

/**
 * Whose conversation it is. The cookie opens it; but one that a logged-in person has written in is theirs alone, whoever
 * sits at the same browser later: everybody else gets a new key.
 */
export async function findOwnChat(context: Context): Promise<OwnChat> {
  const given = context.cookie(chatCookie);
  if (given === null || !isKey(given)) return ownChat(newKey());
  const conversation = await context.db.read
    .selectFrom('chat_conversation')
    .selectAll()
    .where('key_hash', '=', hashKey(given))
    .executeTakeFirst();
  if (!conversation) return ownChat(given);
  const isOthers = conversation.person_id !== null && conversation.person_id !== context.caller?.personId;
  return isOthers ? ownChat(newKey()) : ownChat(given, conversation);
}

/** The visitor's conversation; throws NullPointer where there is none. */
export async function requireOwnChat(context: Context): Promise<Conversation> {
  const { conversation } = await findOwnChat(context);
  if (!conversation) throw new CodedError('NullPointer');
  return conversation;
}

/** Lets the browser keep the key for another 90 days. */
export function keepKey(context: Context, { key }: OwnChat): void {
  context.setCookie({ name: chatCookie, value: key, expiresAt: context.now() + keptMs });
}

/**
 * Holds a conversation until the transaction ends: who else writes in it waits here, and then reads what was written
 * before. Changes nothing. Undefined when there is none.
 */
export function holdConversation(tx: Tx, column: 'id' | 'key_hash', value: string): Promise<Conversation | undefined> {
  return tx
    .updateTable('chat_conversation')
    .set((row) => ({ last_seq: row.ref('last_seq') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst();
}

function ownChat(key: string, conversation: Conversation | null = null): OwnChat {
  return { key, keyHash: hashKey(key), conversation };
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
