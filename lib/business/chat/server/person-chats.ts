import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/**
 * Listens to 'account.erased': removes the owner of conversations, their e-mail, and the key of their browser. The
 * messages stay with the staff, as those of a visitor.
 */
export async function forgetChats(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  await tx
    .updateTable('chat_conversation')
    .set((row) => ({
      person_id: null,
      email: null,
      // No key has such a hash.
      key_hash: sql<string>`'erased ' || ${row.ref('id')}`,
      version: row('version', '+', 1),
      changed_at: context.now(),
    }))
    .where('person_id', '=', personId)
    .execute();
  await tx.deleteFrom('chat_presence').where('person_id', '=', personId).execute();
}

/** Adds the person's conversations to an export. */
export async function exportChats(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('chat_conversation')
    .innerJoin('chat_message', 'chat_message.conversation_id', 'chat_conversation.id')
    .select(['chat_conversation.id', 'email', 'side', 'text', 'chat_message.created_at'])
    .where('person_id', '=', personId)
    .orderBy('chat_conversation.created_at')
    .orderBy('chat_conversation.id')
    .orderBy('seq')
    .execute();
  const chats = Map.groupBy(rows, (row) => row.id);
  parts.chats = [...chats.values()].map((messages) => ({
    email: messages[0]?.email ?? null,
    messages: messages.map(({ side, text, created_at }) => ({ side, text, at: isoInBeijing(created_at) })),
  }));
}
