import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './in/events';
import { streamInRoutes } from './in/routes';
import { streamService } from './in/stream-service';
import { streamMigrations } from './migrations';
import { audienceService } from './out/count-viewings';
import { streamOutRoutes } from './out/routes';

export const streamSlice = defineSlice({
  routes: [...streamOutRoutes, ...streamInRoutes],
  migrations: streamMigrations,
  services: [streamService, audienceService],
});
