import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { toEmail } from '@/lib/platform/shared/email';
import { countingLimit, endpoint, looseLimit, rareLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, pageOf, wireId, wireInteger, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { chatLimits, chatSides, chatStates } from './codes';

export * from './codes';

/** A message. `seq` counts from 1 within its conversation, without gaps, so that a client can request missing ones. */
export const chatMessage = z.object({
  seq: z.int(),
  side: z.enum(chatSides),
  text: z.string(),
  /** The sender's id for it, so that a message sent twice is stored once, and its sender recognises it. */
  clientId: z.string(),
  at: z.iso.datetime({ offset: true }),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Broken rules have their names in `messages/<locale>/business/chat.json`, `rules`. */
const text = writtenText(chatLimits.text).min(1, { error: 'required' });
const clientId = z.uuid();

/** Initial data of the visitor's page. */
export const chatRoom = z.object({
  /** Whether staff are online. */
  isStaffed: z.boolean(),
  /** Null until the visitor has written. */
  conversation: z
    .object({
      state: z.enum(chatStates),
      /** The address for answers after the visitor has left; null for none. */
      email: z.string().nullable(),
      messages: z.array(chatMessage),
    })
    .nullable(),
});
export type ChatRoom = z.output<typeof chatRoom>;

export const getChatRoom = endpoint({
  name: 'getChatRoom',
  ...calls.getChatRoom,
  summary:
    "The visitor's conversation, by their cookie (given here), with its latest messages; and whether somebody is there.",
  auth: 'public',
  input: noInput,
  data: chatRoom,
  limit: looseLimit,
});

export const sendChatMessage = endpoint({
  name: 'sendChatMessage',
  ...calls.sendChatMessage,
  summary: 'A message of a visitor; the first one makes their conversation. Sent again it is the same one.',
  auth: 'public',
  input: z.object({
    clientId,
    text,
    /** The page that the visitor is on; stored with a new conversation. */
    landing: wireText(2000).default(''),
  }),
  data: chatMessage,
  errors: ['TooManyRequests'],
  limit: { address: { max: 60, seconds: 60 }, account: { max: 300, seconds: 3600, strict: true } },
});

export const leaveChatEmail = endpoint({
  name: 'leaveChatEmail',
  ...calls.leaveChatEmail,
  summary: 'Where answers go when the visitor has left.',
  auth: 'public',
  input: z.object({
    email: wireText(254)
      .trim()
      .refine((email) => toEmail(email) !== null, { error: 'email' }),
  }),
  data: noData,
  errors: ['NullPointer'],
  limit: rareLimit({ max: 10, seconds: 600 }),
});

export const noteChatSeen = endpoint({
  name: 'noteChatSeen',
  ...calls.noteChatSeen,
  summary:
    'Up to which message the visitor has seen the conversation; answers that they do not see go to their e-mail.',
  auth: 'public',
  input: z.object({ seq: wireInteger({ min: 1, max: 1_000_000_000 }) }),
  data: noData,
  errors: ['NullPointer'],
  limit: countingLimit,
});

/** Events of a visitor's stream: a message, or a change of staff presence. */
export const roomEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: chatMessage }),
  z.object({ kind: z.literal('staffed'), isStaffed: z.boolean() }),
]);
export type RoomEvent = z.output<typeof roomEvent>;

export const followChatRoom = endpoint({
  name: 'followChatRoom',
  ...calls.followChatRoom,
  summary: "What happens in the visitor's conversation, from after the message `after`; event ids are message numbers.",
  auth: 'public',
  input: z.object({ after: wireInteger({ min: 0, max: 1_000_000_000 }).default(0) }),
  data: roomEvent,
  answers: 'events',
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** A conversation in the console's list. */
export const chatRow = z.object({
  id: wireId,
  state: z.enum(chatStates),
  /** The visitor's nickname when they are logged in; else null, and `code` names them. */
  visitor: z.string().nullable(),
  /** Four letters that tell anonymous visitors apart. */
  code: z.string(),
  email: z.string().nullable(),
  language: z.enum(['zh', 'en']),
  lastText: z.string(),
  lastSide: z.enum(chatSides),
  /** Messages of the visitor that staff have not seen. */
  unread: z.int(),
  lastAt: z.iso.datetime({ offset: true }),
  createdAt: z.iso.datetime({ offset: true }),
});
export type ChatRow = z.output<typeof chatRow>;

export const listChats = endpoint({
  name: 'listChats',
  ...calls.listChats,
  summary: 'Conversations for the console. For those who may answer them.',
  auth: 'user',
  input: tableQuery(['lastAt', 'createdAt']).extend({ state: z.enum([...chatStates, 'unread', '']).default('') }),
  data: pageOf(chatRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const getChat = endpoint({
  name: 'getChat',
  ...calls.getChat,
  summary: 'A conversation with its messages before `before`, the latest of them; reading it marks it as seen.',
  auth: 'user',
  input: z.object({ id: wireId, before: wireInteger({ min: 1, max: 1_000_000_000 }).optional() }),
  data: chatRow.extend({ messages: z.array(chatMessage), hasEarlier: z.boolean(), landing: z.string() }),
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});
export type Chat = z.output<typeof getChat.data>;

export const answerChat = endpoint({
  name: 'answerChat',
  ...calls.answerChat,
  summary: 'A message of the staff. Sent again it is the same one.',
  auth: 'user',
  input: z.object({ id: wireId, clientId, text }),
  data: chatMessage,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const setChatState = endpoint({
  name: 'setChatState',
  ...calls.setChatState,
  summary: 'Closes a conversation or opens it again.',
  auth: 'user',
  input: z.object({ id: wireId, state: z.enum(chatStates) }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const followChats = endpoint({
  name: 'followChats',
  ...calls.followChats,
  summary:
    'Which conversations change, for the console; while somebody follows, visitors see that the staff are there.',
  auth: 'user',
  input: noInput,
  data: z.object({ id: wireId, lastSeq: z.int() }),
  answers: 'events',
  errors: ['Forbidden'],
  limit: consoleLimit,
});
