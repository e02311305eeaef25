import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { showcaseMigrations } from './migrations';
import { caseNotices } from './notices';
import { eraseCases, exportCases } from './people/person-cases';
import { showcaseRoutes } from './routes';
import { seedCases } from './seed';
import { casesSection } from './sitemap';
import { caseThing } from './thing';

export const showcaseSlice = defineSlice({
  routes: showcaseRoutes,
  migrations: showcaseMigrations,
  listeners: { 'account.erased': [eraseCases], 'account.exported': [exportCases] },
  sitemaps: [casesSection],
  console: [
    {
      name: 'cases',
      action: 'reviewDemands',
      // Those without an account for the company, which staff agree to.
      countWaiting: ({ db }) =>
        countUpToMost(
          db.read
            .selectFrom('project_case')
            .where('company_id', 'is', null)
            .where('owner_agreed_at', 'is', null)
            .where('creator_agreed_at', 'is not', null)
            .where('taken_down_at', 'is', null),
        ),
    },
  ],
  things: [caseThing],
  notices: caseNotices,
  seed: seedCases,
});
