import { defineSlice } from '@/lib/platform/server/slice';
import { dailyMails } from './daily-mails';
import { messageMigrations } from './migrations';
import { eraseNotices, exportNotices } from './person-notices';
import { eraseSettings, exportSettings } from './person-settings';
import { removeOldNotices } from './remove-old-notices';
import { messageRoutes } from './routes';
import { seedNotices } from './seed';
import { unsubscribeProtocol } from './unsubscribe-protocol';
import { wechatMessages } from './wechat-messages';

export const messageSlice = defineSlice({
  routes: messageRoutes,
  migrations: messageMigrations,
  protocols: [unsubscribeProtocol],
  jobs: [removeOldNotices, dailyMails, wechatMessages],
  listeners: {
    'account.erased': [eraseNotices, eraseSettings],
    'account.exported': [exportNotices, exportSettings],
  },
  seedUse: seedNotices,
});
