import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './in/events';
import { streamInRoutes } from './in/routes';
import { restartSession, stopSession } from './in/stop-session';
import { streamService } from './in/stream-service';
import { streamMigrations } from './migrations';
import { streamStoppedNotice } from './notices';
import { audienceService } from './out/count-viewings';
import { removeOldPreviews } from './out/remove-old-previews';
import { streamOutRoutes } from './out/routes';
import { removePieces, removeStream } from './remove-pieces';

export const streamSlice = defineSlice({
  routes: [...streamOutRoutes, ...streamInRoutes],
  migrations: streamMigrations,
  jobs: [removePieces, removeOldPreviews],
  listeners: {
    'broadcast.ended': [stopSession],
    'broadcast.canceled': [stopSession],
    'broadcast.missed': [stopSession],
    'broadcast.moved': [restartSession],
    'broadcast.erased': [removeStream],
  },
  notices: [streamStoppedNotice],
  services: [streamService, audienceService],
});
