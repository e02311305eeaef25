import { createHash, randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { seal, unseal } from '@/lib/platform/server/sealed';
import { siteSecret } from '@/lib/platform/server/site-secret';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { chatCookie } from '../codes';
import type { ChatConversationTable } from './tables';

export type Conversation = Selectable<ChatConversationTable>;

const keptMs = 90 * millisecondsInDay;
/** Purpose of the signature of keys. */
const about = 'chat';
/** Lengths of our keys; unsigned keys of earlier releases had 43 characters. */
const isKey = (text: string) => /^[\w-]{43,128}$/.test(text);

/** The key that the visitor's browser has, or will get with this answer, and its conversation, if any. */
export interface OwnChat {
  key: string;
  keyHash: string;
  conversation: Conversation | null;
}

/**
 * The caller's conversation, by the cookie. A conversation with a logged-in person belongs to them only, even if others
 * use the same browser later: others get a new key. A key without a conversation is replaced too, unless we signed it:
 * two tabs that write first at the same time must begin one conversation, and nobody may choose a key themselves.
 */
export async function findOwnChat(context: Context): Promise<OwnChat> {
  const given = context.cookie(chatCookie);
  if (given === null || !isKey(given)) return ownChat(await newKey(context));
  const conversation = await context.db.read
    .selectFrom('chat_conversation')
    .selectAll()
    .where('key_hash', '=', hashKey(given))
    .executeTakeFirst();
  if (!conversation) return ownChat((await isOurs(context, given)) ? given : await newKey(context));
  const isOthers = conversation.person_id !== null && conversation.person_id !== context.caller?.personId;
  return isOthers ? ownChat(await newKey(context)) : ownChat(given, conversation);
}

/** The visitor's conversation; throws NullPointer for none. */
export async function requireOwnChat(context: Context): Promise<Conversation> {
  const { conversation } = await findOwnChat(context);
  if (!conversation) throw new CodedError('NullPointer');
  return conversation;
}

/** Renews the cookie with the key for another 90 days. */
export function keepKey(context: Context, { key }: OwnChat): void {
  context.setCookie({ name: chatCookie, value: key, expiresAt: context.now() + keptMs });
}

/**
 * Locks a conversation until the transaction ends: other writers wait, and then read what was written before. Changes
 * nothing. Undefined for none.
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

/** 256 random bits, signed. */
async function newKey({ db }: Context): Promise<string> {
  return seal(await signingKey(db), about, randomBytes(32).toString('base64url'));
}

async function isOurs({ db }: Context, key: string): Promise<boolean> {
  return unseal(await signingKey(db), about, key) !== null;
}

async function signingKey(db: Database): Promise<Buffer> {
  return Buffer.from(await siteSecret(db, about), 'base64url');
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
