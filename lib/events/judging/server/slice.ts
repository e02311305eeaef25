import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { judgedPictures } from './judged-pictures';
import { judgingMigrations } from './migrations';
import {
  judgingAnsweredNotice,
  judgingAssignedNotice,
  judgingExtendedNotice,
  judgingInvitedNotice,
  judgingRemovedNotice,
  judgingTiedNotice,
} from './notices';
import { eraseJudging, exportJudging } from './person-judging';
import { judgingRoutes } from './routes';
import { seedJudging } from './seed';

export const judgingSlice = defineSlice({
  routes: judgingRoutes,
  seed: seedJudging,
  migrations: judgingMigrations,
  pictures: { entries: judgedPictures },
  listeners: {
    'account.erased': [eraseJudging],
    'account.exported': [exportJudging],
  },
  notices: [
    judgingInvitedNotice,
    judgingAnsweredNotice,
    judgingRemovedNotice,
    judgingAssignedNotice,
    judgingExtendedNotice,
    judgingTiedNotice,
  ],
});
