import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { isWaiting } from './desk-services';
import { endServices } from './end-services';
import { beginService, dropService, noteRefund } from './follow-orders';
import { teamMigrations } from './migrations';
import { teamRecommendedNotice, teamRefundedNotice, teamWantedNotice } from './notices';
import { eraseTeams, exportTeams } from './person-teams';
import { teamRoutes } from './routes';
import { seedTeams } from './seed';

export const teamSlice = defineSlice({
  routes: teamRoutes,
  migrations: teamMigrations,
  jobs: [endServices],
  listeners: {
    'order.paid': [beginService],
    'order.canceled': [dropService],
    'order.refundAsked': [noteRefund],
    'account.exported': [exportTeams],
    'account.erased': [eraseTeams],
  },
  seedUse: seedTeams,
  notices: [teamRecommendedNotice, teamWantedNotice, teamRefundedNotice],
  console: [
    {
      name: 'teams',
      action: 'recommendTeams',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('team_service').where(isWaiting('team_service'))),
    },
  ],
});
