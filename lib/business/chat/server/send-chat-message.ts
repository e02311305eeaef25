import { randomInt } from 'node:crypto';
import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ChatMessage, sendChatMessage as contract } from '../contract';
import { appendMessage, findMessage } from './append-message';
import { findOwnChat, holdConversation, keepKey, type OwnChat } from './conversation';
import { isStaffed } from './presence';
import { tellTeam } from './tell-team';

type Input = InputOf<typeof contract>;

/** How many messages may come in one conversation and from one address, and how many conversations may begin there. */
const messageLimit = { max: 30, seconds: 60, strict: true };
const dayLimit = { max: 2000, seconds: secondsInDay };
const conversationLimit = { max: 10, seconds: 3600, strict: true };

/** Without those that are taken for one another. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Takes a message of a visitor, makes their conversation with the first one and opens a closed one again. A message that
 * comes again, because its sender did not hear the answer, is the one that is there. Throws TooManyRequests.
 */
export async function sendChatMessage(context: Context, input: Input): Promise<ChatMessage> {
  const own = await findOwnChat(context);
  const known = own.conversation && (await findMessage(context.db.read, own.conversation.id, input.clientId));
  if (!known) await countUse(context, own);
  const message = known ?? (await context.db.transaction((tx) => addMessage(context, tx, own, input)));
  keepKey(context, own);
  return message;
}

async function countUse(context: Context, { conversation, keyHash }: OwnChat): Promise<void> {
  if (!conversation) {
    await context.limit({ name: 'chatConversation', client: context.client.address, limit: conversationLimit });
  }
  await context.limit({ name: 'chatMessages from', client: context.client.address, limit: dayLimit });
  await context.limit({ name: 'chatMessage', client: keyHash, limit: messageLimit });
}

async function addMessage(context: Context, tx: Tx, own: OwnChat, { clientId, text, landing }: Input) {
  const now = context.now();
  if (!own.conversation) await beginConversation(context, tx, own.keyHash, landing);
  const conversation = await holdConversation(tx, 'key_hash', own.keyHash);
  if (!conversation) throw new Error('A conversation was gone in the transaction that writes in it.');
  const written = { side: 'visitor', author_id: null, text, client_id: clientId } as const;
  const message = await appendMessage(tx, conversation, written, now, {
    state: 'open',
    language: context.language,
    ...(context.caller && { person_id: context.caller.personId }),
  });
  if (!message) return alreadyThere(tx, conversation.id, clientId);
  if (!(await isStaffed(tx, now))) await tellTeam(tx, conversation.id, now);
  return message;
}

async function alreadyThere(tx: Tx, conversationId: string, clientId: string): Promise<ChatMessage> {
  const message = await findMessage(tx, conversationId, clientId);
  if (!message) throw new Error('A message was gone in the transaction that found it.');
  return message;
}

/** Two first messages at once begin one conversation. */
async function beginConversation({ now, language }: Context, tx: Tx, keyHash: string, landing: string): Promise<void> {
  const at = now();
  await tx
    .insertInto('chat_conversation')
    .values({
      id: uuid(),
      key_hash: keyHash,
      person_id: null,
      code: Array.from({ length: 4 }, () => codeLetters.charAt(randomInt(codeLetters.length))).join(''),
      state: 'open',
      email: null,
      language,
      landing,
      last_seq: 0,
      staff_seq: 0,
      visitor_seq: 0,
      last_text: '',
      last_side: 'visitor',
      last_at: at,
      version: 0,
      changed_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute();
}
