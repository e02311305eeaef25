import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { forgetReviews } from './forget-reviews';
import { moderationMigrations } from './migrations';
import { reportsDecidedNotice, textDecidedNotice } from './notices';
import { exportReports, forgetReporter } from './person-reports';
import { reportPictures } from './report-pictures';
import { moderationRoutes } from './routes';
import { seedReportCases } from './seed';

export const moderationSlice = defineSlice({
  routes: moderationRoutes,
  migrations: moderationMigrations,
  jobs: [reportPictures.removeUnowned],
  listeners: { 'account.erased': [forgetReviews, forgetReporter], 'account.exported': [exportReports] },
  notices: [textDecidedNotice, reportsDecidedNotice],
  seedUse: ({ context, tx }) => seedReportCases(tx, context.now()),
  console: [
    {
      name: 'reviews',
      action: 'reviewTexts',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('moderation_review').where('state', '=', 'pending')),
    },
    {
      name: 'reports',
      action: 'reviewReports',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('moderation_case').where('state', '=', 'open')),
    },
    { name: 'words', action: 'editWords' },
  ],
});
