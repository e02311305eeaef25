import { defineSlice } from '@/lib/platform/server/slice';
import { countUpToMost } from './console-section';
import { staffRoutes } from './routes';

export const staffSlice = defineSlice({
  routes: staffRoutes,
  console: [
    {
      name: 'jobs',
      action: 'manageJobs',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('job').where('state', '=', 'failed')),
    },
  ],
});
