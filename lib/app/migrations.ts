import { auditMigrations } from '@/lib/base/audit/server/migrations';
import { contentMigrations } from '@/lib/base/content/server/migrations';
import { deliveryMigrations } from '@/lib/base/delivery/server/migrations';
import { moderationMigrations } from '@/lib/base/moderation/server/migrations';
import { proofMigrations } from '@/lib/base/proof/server/migrations';
import { searchMigrations } from '@/lib/base/search/server/migrations';
import { trackingMigrations } from '@/lib/base/tracking/server/migrations';
import { uploadMigrations } from '@/lib/base/upload/server/migrations';
import { wechatMigrations } from '@/lib/base/wechat/server/migrations';
import { advertisingMigrations } from '@/lib/business/advertising/server/migrations';
import { bannerMigrations } from '@/lib/business/banner/server/migrations';
import { chatMigrations } from '@/lib/business/chat/server/migrations';
import { leadMigrations } from '@/lib/business/lead/server/migrations';
import { topicMigrations } from '@/lib/community/topic/server/migrations';
import { activityMigrations } from '@/lib/events/activity/server/migrations';
import { accountMigrations } from '@/lib/people/account/server/migrations';
import { personMigrations } from '@/lib/people/person/server/migrations';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { platformMigrations } from '@/lib/platform/server/migrations';
import { collectionMigrations } from '@/lib/reactions/collection/server/migrations';
import { commentMigrations } from '@/lib/reactions/comment/server/migrations';
import { likeMigrations } from '@/lib/reactions/like/server/migrations';
import { filmMigrations } from '@/lib/works/film/server/migrations';
import { playlistMigrations } from '@/lib/works/playlist/server/migrations';
import { rankingMigrations } from '@/lib/works/ranking/server/migrations';
import { workMigrations } from '@/lib/works/work/server/migrations';

/** Every capability's migrations; they run in the order of their names. */
export const migrations: Migrations = {
  ...platformMigrations,
  ...personMigrations,
  ...accountMigrations,
  ...workMigrations,
  ...filmMigrations,
  ...topicMigrations,
  ...activityMigrations,
  ...bannerMigrations,
  ...contentMigrations,
  ...trackingMigrations,
  ...wechatMigrations,
  ...collectionMigrations,
  ...deliveryMigrations,
  ...moderationMigrations,
  ...auditMigrations,
  ...proofMigrations,
  ...leadMigrations,
  ...advertisingMigrations,
  ...chatMigrations,
  ...uploadMigrations,
  ...likeMigrations,
  ...commentMigrations,
  ...playlistMigrations,
  ...rankingMigrations,
  ...searchMigrations,
};
