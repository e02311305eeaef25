import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { noteChatSeen as contract } from '../contract';
import { requireOwnChat } from './conversation';

/** Stores up to which message the visitor has seen the conversation; never backwards and never beyond its end. */
export async function noteChatSeen(context: Context, { seq }: InputOf<typeof contract>): Promise<null> {
  const { id } = await requireOwnChat(context);
  await context.db.transaction((tx) =>
    tx
      .updateTable('chat_conversation')
      .set({ visitor_seq: seq })
      .where('id', '=', id)
      .where('visitor_seq', '<', seq)
      .where('last_seq', '>=', seq)
      .execute(),
  );
  return null;
}
