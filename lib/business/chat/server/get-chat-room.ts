import type { Context } from '@/lib/platform/server/context';
import type { ChatRoom } from '../contract';
import { findOwnChat, keepKey } from './conversation';
import { isStaffed } from './presence';
import { readLatestMessages } from './read-messages';

/**
 * What the visitor's page begins with. It brings the key before there is a conversation: a first message that is sent
 * twice, because its answer was lost, then comes with the same key both times.
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
