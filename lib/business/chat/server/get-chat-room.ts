import type { Context } from '@/lib/platform/server/context';
import type { ChatRoom } from '../contract';
import { findOwnChat, keepKey } from './conversation';
import { isStaffed } from './presence';
import { readLatestMessages } from './read-messages';

/**
 * Initial data of the visitor's page. It sets the key before there is a conversation, so that a repeated first message,
 * whose answer was lost, has the same key.
 */
export async function getChatRoom(context: Context): Promise<ChatRoom> {
  const { db, now } = context;
  const own = await findOwnChat(context);
  keepKey(context, own);
  const { conversation } = own;
  return {
    isStaffed: await isStaffed(db.read, now()),
    conversation: conversation && {
      state: conversation.state,
      email: conversation.email,
      messages: await readLatestMessages(db.read, conversation.id),
    },
  };
}
