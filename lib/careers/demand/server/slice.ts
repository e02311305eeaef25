import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { demandCode } from '../codes';
import type {} from './events';
import { isInState } from './in-state';
import { demandMigrations } from './migrations';
import { demandRoutes } from './routes';
import { demandThing } from './thing';

export const demandSlice = defineSlice({
  routes: demandRoutes,
  migrations: demandMigrations,
  console: [
    {
      name: 'demands',
      action: 'reviewDemands',
      countWaiting: ({ db }) =>
        countUpToMost(db.read.selectFrom('project_demand').where(isInState(demandCode.pending_review))),
    },
  ],
  things: [demandThing],
});
