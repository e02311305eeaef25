import { sessionCookie } from '@/lib/people/account/contract';
import { findCaller, wasEndedElsewhere } from '@/lib/people/account/port';
import { createDoor, type Door } from '@/lib/platform/server/api/door';
import { env } from '@/lib/platform/server/env';
import { logger } from '@/lib/platform/server/log';
import { observeCall } from '@/lib/platform/server/metrics';
import { protocols, siteRoutes } from './api';
import { blocks } from './blocks';
import { database } from './database';
import { emit } from './events';
import { limiter } from './limiter';
import { notices } from './notices';
import { things } from './things';

const slot = globalThis as typeof globalThis & { lightfieldDoor?: Door };

/** The process's API door with everything it needs. */
export function door(): Door {
  slot.lightfieldDoor ??= createDoor({
    routes: siteRoutes(),
    protocols,
    db: database(),
    now: Date.now,
    log: logger(),
    limiter: limiter(),
    emit,
    things,
    notices,
    blocks,
    sessionCookie,
    findCaller: (credentials) => findCaller(database(), credentials),
    wasEndedElsewhere: (credentials) => wasEndedElsewhere(database(), credentials),
    observe: observeCall,
    siteUrl: env().siteUrl,
  });
  return slot.lightfieldDoor;
}
