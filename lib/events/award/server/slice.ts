import { defineSlice } from '@/lib/platform/server/slice';
import { exportCertificates } from './certificate/export-certificates';
import type {} from './events';
import { awardMigrations } from './migrations';
import { awardRoutes } from './routes';

export const awardSlice = defineSlice({
  routes: awardRoutes,
  migrations: awardMigrations,
  listeners: { 'account.exported': [exportCertificates] },
});
