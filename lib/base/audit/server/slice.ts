import { defineSlice } from '@/lib/platform/server/slice';
import { auditMigrations } from './migrations';
import { auditRoutes } from './routes';

export const auditSlice = defineSlice({
  routes: auditRoutes,
  migrations: auditMigrations,
  console: [{ name: 'audit', action: 'readAudit' }],
});
