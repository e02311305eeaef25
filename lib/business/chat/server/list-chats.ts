import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ChatRow, listChats as contract } from '../contract';
import { selectChats, toChatRow, unreadMessages } from './chat-rows';

const searched = ['email', 'code', 'last_text', 'person.nickname'] as const;
const columns = { lastAt: 'chat_conversation.last_at', createdAt: 'chat_conversation.created_at' } as const;

/** Conversations for the console, in the requested order; `search` matches e-mail, code, nickname and last message. */
export async function listChats(context: Context, input: InputOf<typeof contract>): Promise<Page<ChatRow>> {
  requireAllowed(context, 'answerChats');
  const { pageIndex, pageSize, sort, order, search, state } = input;
  let query = selectChats(context.db.read);
  if (state === 'unread') query = query.where((row) => row.exists(unreadMessages(row).select('chat_message.seq')));
  else if (state !== '') query = query.where('chat_conversation.state', '=', state);
  if (search !== '') query = query.where(contains(searched, search));
  const rows = await query
    .orderBy(columns[sort], order)
    .orderBy('chat_conversation.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, input, toChatRow);
}
