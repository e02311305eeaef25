import { type ExpressionBuilder, sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ChatRow } from '../contract';

type Row = ExpressionBuilder<Tables, 'chat_conversation'>;

/** Messages of the visitor that staff have not seen. */
export function unreadMessages(row: Row) {
  return row
    .selectFrom('chat_message')
    .whereRef('chat_message.conversation_id', '=', 'chat_conversation.id')
    .whereRef('chat_message.seq', '>', 'chat_conversation.staff_seq')
    .where('chat_message.side', '=', 'visitor');
}

/** Conversations as the console shows them. */
export function selectChats(db: Reader) {
  return db
    .selectFrom('chat_conversation')
    .leftJoin('person', 'person.id', 'chat_conversation.person_id')
    .selectAll('chat_conversation')
    .select('person.nickname')
    .select((row) => unreadMessages(row).select(sql<number>`cast(count(*) as integer)`.as('count')).as('unread'));
}

/** A conversation for the console; nothing else is known of a visitor with an e-mail. */
export function toChatRow(row: Awaited<ReturnType<ReturnType<typeof selectChats>['execute']>>[number]): ChatRow {
  return {
    id: row.id,
    state: row.state,
    visitor: row.nickname,
    code: row.code,
    email: row.email,
    language: row.language,
    lastText: row.last_text,
    lastSide: row.last_side,
    unread: row.unread ?? 0,
    lastAt: isoInBeijing(row.last_at),
    createdAt: isoInBeijing(row.created_at),
  };
}
