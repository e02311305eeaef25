import { randomUUID } from 'node:crypto';
import { chatCookie } from '@/lib/business/chat/codes';
import { answerChat } from '@/lib/business/chat/server/answer-chat';
import { findOwnChat } from '@/lib/business/chat/server/conversation';
import { getChatRoom } from '@/lib/business/chat/server/get-chat-room';
import { sendChatMessage } from '@/lib/business/chat/server/send-chat-message';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf, testContext } from './context';

/** A browser that keeps the cookie of the chat between its calls. */
export function chatVisitor(db: Database, overrides: Partial<Context> = {}) {
  const jar: { key: string | null } = { key: null };
  const context = (more: Partial<Context> = {}): Context =>
    testContext(db, {
      cookie: (name) => (name === chatCookie ? jar.key : null),
      setCookie: ({ name, value }) => {
        if (name === chatCookie) jar.key = value;
      },
      ...overrides,
      ...more,
    });
  return {
    jar,
    context,
    room: (more?: Partial<Context>) => getChatRoom(context(more)),
    send: (
      text: string,
      { clientId = randomUUID() as string, ...more }: { clientId?: string } & Partial<Context> = {},
    ) => sendChatMessage(context(more), { clientId, text, landing: '/business' }),
    /** The id of the conversation of the browser's key. */
    conversationId: async () => (await findOwnChat(context())).conversation?.id ?? '',
  };
}

/** A member of the sales staff, who may answer. */
export function chatStaff(db: Database, overrides: Partial<Context> = {}) {
  const context = (more: Partial<Context> = {}) =>
    testContext(db, { caller: callerOf('sales', { staff: 'sales' }), ...overrides, ...more });
  return {
    context,
    answer: (id: string, text: string, clientId: string = randomUUID()) =>
      answerChat(context(), { id, clientId, text }),
  };
}
