import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Chat, getChat as contract } from '../contract';
import { selectChats, toChatRow } from './chat-rows';
import { readLatestMessages } from './read-messages';

/** A conversation with its latest messages, or with those before `before`. Reading the latest marks them as seen. */
export async function getChat(context: Context, { id, before }: InputOf<typeof contract>): Promise<Chat> {
  requireAllowed(context, 'answerChats');
  const messages = await readLatestMessages(context.db.read, id, before);
  const lastSeq = messages.at(-1)?.seq;
  if (before === undefined && lastSeq !== undefined) await markSeen(context, id, lastSeq);
  const row = await selectChats(context.db.read).where('chat_conversation.id', '=', id).executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  return { ...toChatRow(row), messages, hasEarlier: (messages[0]?.seq ?? 1) > 1, landing: row.landing };
}

/** Other staff are notified only when there was something unread. */
async function markSeen({ db, now }: Context, id: string, seq: number): Promise<void> {
  await db.transaction((tx) =>
    tx
      .updateTable('chat_conversation')
      .set((row) => ({ staff_seq: seq, version: row('version', '+', 1), changed_at: now() }))
      .where('id', '=', id)
      .where('staff_seq', '<', seq)
      .execute(),
  );
}
