import type { Context } from '@/lib/platform/server/context';
import { toEmail } from '@/lib/platform/shared/email';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { leaveChatEmail as contract } from '../contract';
import { requireOwnChat } from './conversation';

/** Stores where answers go after the visitor has left. Throws NullPointer before the first message. */
export async function leaveChatEmail(context: Context, { email }: InputOf<typeof contract>): Promise<null> {
  const { id } = await requireOwnChat(context);
  await context.db.transaction((tx) =>
    tx
      .updateTable('chat_conversation')
      .set((row) => ({ email: toEmail(email), version: row('version', '+', 1), changed_at: context.now() }))
      .where('id', '=', id)
      .execute(),
  );
  return null;
}
