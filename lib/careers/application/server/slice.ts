import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { applicationMigrations } from './migrations';
import { applicationNotices } from './notices';
import { eraseApplications, exportOwnApplications } from './person-applications';
import { removeOldApplications } from './remove-old';
import { applicationRoutes } from './routes';
import { seedApplications } from './seed';

export const applicationSlice = defineSlice({
  routes: applicationRoutes,
  migrations: applicationMigrations,
  jobs: [removeOldApplications],
  listeners: { 'account.erased': [eraseApplications], 'account.exported': [exportOwnApplications] },
  seedUse: seedApplications,
  notices: applicationNotices,
});
