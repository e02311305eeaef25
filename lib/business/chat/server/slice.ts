import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { mailChatAnswers } from './mail-answers';
import { chatMigrations } from './migrations';
import { exportChats, forgetChats } from './person-chats';
import { chatRoutes } from './routes';
import { seedChats } from './seed';
import { tellTeamOfChat } from './tell-team';
import { unreadChats } from './unread-chats';

export const chatSlice = defineSlice({
  routes: chatRoutes,
  migrations: chatMigrations,
  jobs: [tellTeamOfChat, mailChatAnswers],
  listeners: { 'account.erased': [forgetChats], 'account.exported': [exportChats] },
  seedUse: ({ context, tx }) => seedChats(tx, context.now()),
  console: [{ name: 'chats', action: 'answerChats', countWaiting: ({ db }) => countUpToMost(unreadChats(db.read)) }],
});
