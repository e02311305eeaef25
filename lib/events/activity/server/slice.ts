import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { reviewCode } from '../codes';
import { activityPictures } from './activity-pictures';
import type {} from './events';
import { activityFeeds } from './feed';
import { isInState } from './in-state';
import { activityMigrations } from './migrations';
import { activityTomorrowNotice } from './notices';
import { ownActivityJobs } from './own-jobs';
import { ownActivityRoutes } from './own-routes';
import { eraseActivities, exportActivities, forgetActivityReviews } from './person-activities';
import { remindPeople } from './remind-people';
import { renameOrganiser, renewOrganisersActivities } from './renew-organisers-activities';
import { activityDecidedNotice } from './review/decided-notice';
import { activityRoutes } from './routes';
import { seedActivities } from './seed';
import { activitiesSection } from './sitemap';
import { activityThing } from './thing';
import { turnLists } from './turn-lists';

export const activitySlice = defineSlice({
  routes: [...activityRoutes, ...ownActivityRoutes],
  migrations: activityMigrations,
  jobs: [renewOrganisersActivities, remindPeople, turnLists, ...ownActivityJobs],
  listeners: {
    'account.erased': [forgetActivityReviews, eraseActivities],
    'account.exported': [exportActivities],
    'person.renamed': [renameOrganiser],
  },
  seed: ({ context, tx }) => seedActivities(tx, context.now()),
  sitemaps: [activitiesSection],
  feeds: activityFeeds,
  pictures: { activities: activityPictures },
  console: [
    {
      name: 'activities',
      action: 'reviewActivities',
      countWaiting: ({ db }) =>
        countUpToMost(db.read.selectFrom('activity').where(isInState(reviewCode.pending_review))),
    },
  ],
  things: [activityThing],
  notices: [activityTomorrowNotice, activityDecidedNotice],
});
