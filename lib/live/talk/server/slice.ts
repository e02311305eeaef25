import { defineSlice } from '@/lib/platform/server/slice';
import { talkMigrations } from './migrations';
import { eraseTalk, exportTalk } from './person-talk';
import { removeTalk } from './remove-talk';
import { talkRoutes } from './routes';
import { seedTalks } from './seed';

export const talkSlice = defineSlice({
  routes: talkRoutes,
  migrations: talkMigrations,
  seedUse: seedTalks,
  listeners: {
    'account.erased': [eraseTalk],
    'account.exported': [exportTalk],
    'broadcast.erased': [removeTalk],
  },
});
