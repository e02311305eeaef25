import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { demandCode } from '../codes';
import type {} from './events';
import { isInState } from './in-state';
import { lapseDemands } from './lapse-demands';
import { demandMigrations } from './migrations';
import { demandDecidedNotice, demandLapsedNotice } from './notices';
import { eraseDemands, exportDemands, forgetDemandReviews } from './person-demands';
import { renameCompany, renewCompaniesDemands } from './renew-companies-demands';
import { demandRoutes } from './routes';
import { seedDemands } from './seed';
import { demandsSection } from './sitemap';
import { demandThing } from './thing';

export const demandSlice = defineSlice({
  routes: demandRoutes,
  migrations: demandMigrations,
  jobs: [lapseDemands, renewCompaniesDemands],
  listeners: {
    'account.erased': [forgetDemandReviews, eraseDemands],
    'account.exported': [exportDemands],
    'person.renamed': [renameCompany],
  },
  seed: seedDemands,
  sitemaps: [demandsSection],
  console: [
    {
      name: 'demands',
      action: 'reviewDemands',
      countWaiting: ({ db }) =>
        countUpToMost(db.read.selectFrom('project_demand').where(isInState(demandCode.pending_review))),
    },
  ],
  things: [demandThing],
  notices: [demandDecidedNotice, demandLapsedNotice],
});
