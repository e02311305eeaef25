import { defineSlice } from '@/lib/platform/server/slice';
import { endWaiting, endWaitingLater } from './end-waiting';
import type {} from './events';
import { keepCapacity } from './keep-capacity';
import { signupMigrations } from './migrations';
import { moveUpLater } from './move-up';
import { signupCanceledNotice, signupGivenNotice } from './notices';
import { eraseSignups, exportSignups } from './person-signups';
import { signupRoutes } from './routes';
import { seedSignups } from './seed';

export const signupSlice = defineSlice({
  routes: signupRoutes,
  migrations: signupMigrations,
  jobs: [moveUpLater, endWaiting],
  listeners: {
    'activity.offered': [keepCapacity],
    'activity.canceled': [endWaitingLater],
    'account.erased': [eraseSignups],
    'account.exported': [exportSignups],
  },
  seedUse: seedSignups,
  notices: [signupGivenNotice, signupCanceledNotice],
});
