import { defineSlice } from '@/lib/platform/server/slice';
import { remindOfDue, tellCanceled, tellMissed, tellMoved } from './begin-telling';
import type {} from './events';
import { forgetMessages } from './forget-messages';
import { reminderMigrations } from './migrations';
import { broadcastToldNotice } from './notices';
import { eraseReminders, exportReminders } from './person-reminders';
import { remindOfPaid } from './remind-of-broadcast';
import { reminderRoutes } from './routes';
import { tellReminded } from './tell-reminded';

export const reminderSlice = defineSlice({
  routes: reminderRoutes,
  migrations: reminderMigrations,
  jobs: [remindOfDue, tellReminded, forgetMessages],
  listeners: {
    'admission.given': [remindOfPaid],
    'broadcast.moved': [tellMoved],
    'broadcast.canceled': [tellCanceled],
    'broadcast.missed': [tellMissed],
    'account.erased': [eraseReminders],
    'account.exported': [exportReminders],
  },
  notices: [broadcastToldNotice],
});
