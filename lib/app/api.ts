import { auditRoutes } from '@/lib/base/audit/server/routes';
import { contentRoutes } from '@/lib/base/content/server/routes';
import { deliveryRoutes } from '@/lib/base/delivery/server/routes';
import { moderationRoutes } from '@/lib/base/moderation/server/routes';
import { proofRoutes } from '@/lib/base/proof/server/routes';
import { searchRoutes } from '@/lib/base/search/server/routes';
import { staffRoutes } from '@/lib/base/staff/server/routes';
import { trackingRoutes } from '@/lib/base/tracking/server/routes';
import { uploadProtocol, uploadRoutes } from '@/lib/base/upload/server/routes';
import { wechatRoutes } from '@/lib/base/wechat/server/routes';
import { advertisingRoutes } from '@/lib/business/advertising/server/routes';
import { bannerRoutes } from '@/lib/business/banner/server/routes';
import { chatRoutes } from '@/lib/business/chat/server/routes';
import { leadRoutes } from '@/lib/business/lead/server/routes';
import { topicRoutes } from '@/lib/community/topic/server/routes';
import { activityRoutes } from '@/lib/events/activity/server/routes';
import { discoverRoutes } from '@/lib/front/discover/server/routes';
import { accountRoutes } from '@/lib/people/account/server/routes';
import { personRoutes } from '@/lib/people/person/server/routes';
import type { Protocol } from '@/lib/platform/server/api/protocol';
import type { Route } from '@/lib/platform/server/api/route';
import { type Env, env } from '@/lib/platform/server/env';
import { collectionRoutes } from '@/lib/reactions/collection/server/routes';
import { commentRoutes } from '@/lib/reactions/comment/server/routes';
import { likeRoutes } from '@/lib/reactions/like/server/routes';
import { filmRoutes } from '@/lib/works/film/server/routes';
import { playlistRoutes } from '@/lib/works/playlist/server/routes';
import { rankingRoutes } from '@/lib/works/ranking/server/routes';
import { recommendRoutes } from '@/lib/works/recommend/server/routes';
import { workRoutes } from '@/lib/works/work/server/routes';
import { consoleRoutes } from './console';

/** Every protocol that is spoken under an address of the API and is not ours. */
export const protocols: readonly Protocol[] = [uploadProtocol];

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...bannerRoutes,
  ...uploadRoutes,
  ...workRoutes,
  ...filmRoutes,
  ...recommendRoutes,
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
  ...leadRoutes,
  ...advertisingRoutes,
  ...chatRoutes,
  ...staffRoutes,
  ...consoleRoutes,
];

/** The calls that this site has: those of the outbox on a demonstration alone, else they are unknown ones (DESIGN 8). */
export function siteRoutes({ demo }: Pick<Env, 'demo'> = env()): readonly Route[] {
  return demo ? routes : routes.filter((route) => !deliveryRoutes.includes(route));
}
