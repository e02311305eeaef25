import { accountRoutes } from '@/lib/account/server/routes';
import { activityRoutes } from '@/lib/activity/server/routes';
import { advertisingRoutes } from '@/lib/advertising/server/routes';
import { auditRoutes } from '@/lib/audit/server/routes';
import { chatRoutes } from '@/lib/chat/server/routes';
import { collectionRoutes } from '@/lib/collection/server/routes';
import { commentRoutes } from '@/lib/comment/server/routes';
import { contentRoutes } from '@/lib/content/server/routes';
import { cooperationRoutes } from '@/lib/cooperation/server/routes';
import { deliveryRoutes } from '@/lib/delivery/server/routes';
import { discoverRoutes } from '@/lib/discover/server/routes';
import { likeRoutes } from '@/lib/like/server/routes';
import { moderationRoutes } from '@/lib/moderation/server/routes';
import { operationRoutes } from '@/lib/operation/server/routes';
import { personRoutes } from '@/lib/person/server/routes';
import type { Protocol } from '@/lib/platform/server/api/protocol';
import type { Route } from '@/lib/platform/server/api/route';
import { type Env, env } from '@/lib/platform/server/env';
import { playlistRoutes } from '@/lib/playlist/server/routes';
import { proofRoutes } from '@/lib/proof/server/routes';
import { rankingRoutes } from '@/lib/ranking/server/routes';
import { searchRoutes } from '@/lib/search/server/routes';
import { staffRoutes } from '@/lib/staff/server/routes';
import { topicRoutes } from '@/lib/topic/server/routes';
import { trackingRoutes } from '@/lib/tracking/server/routes';
import { uploadProtocol, uploadRoutes } from '@/lib/upload/server/routes';
import { videoRoutes } from '@/lib/video/server/routes';
import { wechatRoutes } from '@/lib/wechat/server/routes';
import { consoleRoutes } from './console';

/** Every protocol that is spoken under an address of the API and is not ours. */
export const protocols: readonly Protocol[] = [uploadProtocol];

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...operationRoutes,
  ...uploadRoutes,
  ...videoRoutes,
  ...searchRoutes,
  ...likeRoutes,
  ...commentRoutes,
  ...topicRoutes,
  ...activityRoutes,
  ...discoverRoutes,
  ...rankingRoutes,
  ...personRoutes,
  ...accountRoutes,
  ...playlistRoutes,
  ...collectionRoutes,
  ...contentRoutes,
  ...trackingRoutes,
  ...wechatRoutes,
  ...deliveryRoutes,
  ...moderationRoutes,
  ...auditRoutes,
  ...proofRoutes,
  ...cooperationRoutes,
  ...advertisingRoutes,
  ...chatRoutes,
  ...staffRoutes,
  ...consoleRoutes,
];

/** The calls that this site has: those of the outbox on a demonstration alone, else they are unknown ones (DESIGN 8). */
export function siteRoutes({ demo }: Pick<Env, 'demo'> = env()): readonly Route[] {
  return demo ? routes : routes.filter((route) => !deliveryRoutes.includes(route));
}
