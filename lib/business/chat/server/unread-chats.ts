import type { Reader } from '@/lib/platform/server/db/database';

/** Conversations with a message of the visitor that staff have not seen, open or not. */
export function unreadChats(db: Reader) {
  return db
    .selectFrom('chat_conversation')
    .whereRef('last_seq', '>', 'staff_seq')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_message')
          .select('seq')
          .whereRef('conversation_id', '=', 'chat_conversation.id')
          .whereRef('seq', '>', 'staff_seq')
          .where('side', '=', 'visitor'),
      ),
    );
}
