import { sightOf } from '@/lib/app/picture-sight';
import { media } from '@/lib/base/media/server/media';
import { serveMedia } from '@/lib/base/media/server/serve-media';
import { logger } from '@/lib/platform/server/log';

/** Pictures, whole or cut, for whoever may see them: `/media/works/0001.jpg?w=504&h=336` (specification section 9). */
export const dynamic = 'force-dynamic';

const serve = (request: Request) => serveMedia(request, { media: media(), log: logger(), sightOf });

export { serve as GET, serve as HEAD };
