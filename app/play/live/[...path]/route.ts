import { database } from '@/lib/app/database';
import { serveLive } from '@/lib/live/stream/server/out/serve-live';
import { logger } from '@/lib/platform/server/log';

/** Streams by signed paths, for callers who may watch them: `/play/live/<broadcast>/<token>/master.m3u8`. */
export const dynamic = 'force-dynamic';

const serve = (request: Request) => serveLive(request, { db: database(), now: Date.now, log: logger() });

export { serve as GET, serve as HEAD };
