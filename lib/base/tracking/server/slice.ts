import { defineSlice } from '@/lib/platform/server/slice';
import { trackingMigrations } from './migrations';
import { removeOldEvents } from './remove-old-events';
import { trackingRoutes } from './routes';

export const trackingSlice = defineSlice({
  routes: trackingRoutes,
  migrations: trackingMigrations,
  jobs: [removeOldEvents],
});
