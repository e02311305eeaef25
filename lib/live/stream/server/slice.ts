import { defineSlice } from '@/lib/platform/server/slice';
import { demonstrationService } from './demonstration/show-demonstration';
import type {} from './in/events';
import { streamInRoutes } from './in/routes';
import { restartSession, stopSession } from './in/stop-session';
import { streamService } from './in/stream-service';
import { streamMigrations } from './migrations';
import { streamStoppedNotice } from './notices';
import { audienceService } from './out/count-viewings';
import { removeOldPreviews } from './out/remove-old-previews';
import { streamOutRoutes } from './out/routes';
import { forbidName, forbidStream } from './provider/forbid-stream';
import { askForMoved, liveCallbacks } from './provider/take-callback';
import { removePieces, removeStream } from './remove-pieces';

export const streamSlice = defineSlice({
  routes: [...streamOutRoutes, ...streamInRoutes],
  migrations: streamMigrations,
  protocols: [liveCallbacks],
  jobs: [removePieces, removeOldPreviews, forbidName],
  listeners: {
    'broadcast.ended': [stopSession, forbidStream],
    'broadcast.canceled': [stopSession, forbidStream],
    'broadcast.missed': [stopSession, forbidStream],
    'broadcast.moved': [restartSession, askForMoved],
    'broadcast.erased': [forbidStream, removeStream],
  },
  notices: [streamStoppedNotice],
  services: [streamService, demonstrationService, audienceService],
});
