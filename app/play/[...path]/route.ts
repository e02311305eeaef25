import { database } from '@/lib/app/database';
import { logger } from '@/lib/platform/server/log';
import { servePlay } from '@/lib/works/film/server/playback/serve-play';

/** Films by signed paths, for callers who may see them: `/play/<videoId>/<token>/master.m3u8` (DESIGN 8). */
export const dynamic = 'force-dynamic';

const serve = (request: Request) => servePlay(request, { db: database(), now: Date.now, log: logger() });

export { serve as GET, serve as HEAD };
