import { defineSlice } from '@/lib/platform/server/slice';
import { activityPictures } from './activity-pictures';
import type {} from './events';
import { activityMigrations } from './migrations';
import { activityTomorrowNotice } from './notices';
import { remindCollectors } from './remind-collectors';
import { renameOrganiser, renewOrganisersActivities } from './renew-organisers-activities';
import { activityRoutes } from './routes';
import { seedActivities } from './seed';
import { activityThing } from './thing';

export const activitySlice = defineSlice({
  routes: activityRoutes,
  migrations: activityMigrations,
  jobs: [renewOrganisersActivities, remindCollectors],
  listeners: { 'person.renamed': [renameOrganiser] },
  seed: ({ context, tx }) => seedActivities(tx, context.now()),
  pictures: { activities: activityPictures },
  things: [activityThing],
  notices: [activityTomorrowNotice],
});
