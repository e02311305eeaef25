import { media } from '@/lib/media/server/media';
import { serveMedia } from '@/lib/media/server/serve-media';
import { logger } from '@/lib/platform/server/log';

/** Stored pictures, videos and their parts: `/media/works/0001.jpg?w=504&h=336` (specification section 9). */
export const dynamic = 'force-dynamic';

const serve = (request: Request) => serveMedia(request, media(), logger());

export { serve as GET, serve as HEAD };
