import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { jobCode } from '../codes';
import type {} from './events';
import { isInState } from './in-state';
import { jobMigrations } from './migrations';
import { jobDecidedNotice, jobEndedNotice, jobEndingNotice } from './notices';
import { eraseJobs, exportJobs, forgetJobReviews } from './person-jobs';
import { renameCompany, renewCompanysJobs } from './renew-companys-jobs';
import { jobRoutes } from './routes';
import { seedJobs } from './seed';
import { jobsSection } from './sitemap';
import { jobThing } from './thing';
import { turnJobs } from './turn-jobs';

export const jobSlice = defineSlice({
  routes: jobRoutes,
  migrations: jobMigrations,
  jobs: [turnJobs, renewCompanysJobs],
  listeners: {
    'account.erased': [forgetJobReviews, eraseJobs],
    'account.exported': [exportJobs],
    'person.renamed': [renameCompany],
  },
  seed: seedJobs,
  sitemaps: [jobsSection],
  console: [
    {
      name: 'recruitment',
      action: 'reviewJobs',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('job_post').where(isInState(jobCode.pending_review))),
    },
  ],
  things: [jobThing],
  notices: [jobDecidedNotice, jobEndingNotice, jobEndedNotice],
});
