import { defineSlice } from '@/lib/platform/server/slice';
import { clearOutbox } from './clear-outbox';
import { deliveryMigrations } from './migrations';
import { deliveryRoutes } from './routes';

export const deliverySlice = defineSlice({
  demoRoutes: deliveryRoutes,
  migrations: deliveryMigrations,
  jobs: [clearOutbox],
});
