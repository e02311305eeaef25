import { defineSlice } from '@/lib/platform/server/slice';
import { exportCertificates } from './certificate/export-certificates';
import type {} from './events';
import { awardMigrations } from './migrations';
import { awardRoutes } from './routes';
import { seedAwards } from './seed';

export const awardSlice = defineSlice({
  routes: awardRoutes,
  seed: seedAwards,
  migrations: awardMigrations,
  listeners: { 'account.exported': [exportCertificates] },
});
