import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { contestDates } from './contest-dates';
import { contestPictures } from './contest-pictures';
import { removeContestPictures, removeUnusedContestPictures } from './desk/contest-pictures';
import { keepContest } from './keep-contest';
import { contestMigrations } from './migrations';
import { eraseContest, exportContests, removeContest } from './person-contests';
import { contestRoutes } from './routes';
import { seedContests } from './seed';
import { contestsSection } from './sitemap';
import { turnContest } from './turn-contest';
import { undecidedContests } from './undecided-contests';

export const contestSlice = defineSlice({
  routes: contestRoutes,
  migrations: contestMigrations,
  jobs: [turnContest, removeContestPictures, removeUnusedContestPictures],
  listeners: {
    'activity.offered': [keepContest],
    'activity.canceled': [keepContest],
    'activity.decided': [keepContest],
    'activity.removed': [removeContest],
    'activity.erased': [eraseContest],
    'account.exported': [exportContests],
  },
  pictures: { contests: contestPictures },
  blocks: [contestDates],
  console: [
    {
      name: 'contests',
      action: 'manageContests',
      countWaiting: ({ db, now }) => countUpToMost(undecidedContests(db.read, now())),
    },
  ],
  sitemaps: [contestsSection],
  seed: seedContests,
});
