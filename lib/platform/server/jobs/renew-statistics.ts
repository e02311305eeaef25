import { renewStatistics } from '../db/statistics';
import { defineJob } from './define-job';
import { scheduledPayload } from './schedule';

/** At each Beijing midnight, renews the query planner's statistics: plans follow the growth of the tables. */
export const renewStatisticsJob = defineJob({
  kind: 'platform.renew-statistics',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  run: ({ db }) => renewStatistics(db),
});
