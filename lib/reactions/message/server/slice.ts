import { defineSlice } from '@/lib/platform/server/slice';
import { messageMigrations } from './migrations';
import { eraseNotices, exportNotices } from './person-notices';
import { removeOldNotices } from './remove-old-notices';
import { messageRoutes } from './routes';
import { seedNotices } from './seed';

export const messageSlice = defineSlice({
  routes: messageRoutes,
  migrations: messageMigrations,
  jobs: [removeOldNotices],
  listeners: { 'account.erased': [eraseNotices], 'account.exported': [exportNotices] },
  seedUse: seedNotices,
});
