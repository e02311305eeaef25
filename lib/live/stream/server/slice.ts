import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './in/events';
import { streamInRoutes } from './in/routes';
import { streamService } from './in/stream-service';
import { streamMigrations } from './migrations';
import { audienceService } from './out/count-viewings';
import { removeOldPreviews } from './out/remove-old-previews';
import { streamOutRoutes } from './out/routes';

export const streamSlice = defineSlice({
  routes: [...streamOutRoutes, ...streamInRoutes],
  migrations: streamMigrations,
  jobs: [removeOldPreviews],
  services: [streamService, audienceService],
});
