import { accountMigrations } from '@/lib/account/server/migrations';
import { activityMigrations } from '@/lib/activity/server/migrations';
import { advertisingMigrations } from '@/lib/advertising/server/migrations';
import { auditMigrations } from '@/lib/audit/server/migrations';
import { chatMigrations } from '@/lib/chat/server/migrations';
import { collectionMigrations } from '@/lib/collection/server/migrations';
import { commentMigrations } from '@/lib/comment/server/migrations';
import { contentMigrations } from '@/lib/content/server/migrations';
import { cooperationMigrations } from '@/lib/cooperation/server/migrations';
import { deliveryMigrations } from '@/lib/delivery/server/migrations';
import { likeMigrations } from '@/lib/like/server/migrations';
import { moderationMigrations } from '@/lib/moderation/server/migrations';
import { operationMigrations } from '@/lib/operation/server/migrations';
import { personMigrations } from '@/lib/person/server/migrations';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { platformMigrations } from '@/lib/platform/server/migrations';
import { playlistMigrations } from '@/lib/playlist/server/migrations';
import { proofMigrations } from '@/lib/proof/server/migrations';
import { rankingMigrations } from '@/lib/ranking/server/migrations';
import { searchMigrations } from '@/lib/search/server/migrations';
import { topicMigrations } from '@/lib/topic/server/migrations';
import { trackingMigrations } from '@/lib/tracking/server/migrations';
import { uploadMigrations } from '@/lib/upload/server/migrations';
import { videoMigrations } from '@/lib/video/server/migrations';
import { wechatMigrations } from '@/lib/wechat/server/migrations';

/** Every capability's migrations; they run in the order of their names. */
export const migrations: Migrations = {
  ...platformMigrations,
  ...personMigrations,
  ...accountMigrations,
  ...videoMigrations,
  ...topicMigrations,
  ...activityMigrations,
  ...operationMigrations,
  ...contentMigrations,
  ...trackingMigrations,
  ...wechatMigrations,
  ...collectionMigrations,
  ...deliveryMigrations,
  ...moderationMigrations,
  ...auditMigrations,
  ...proofMigrations,
  ...cooperationMigrations,
  ...advertisingMigrations,
  ...chatMigrations,
  ...uploadMigrations,
  ...likeMigrations,
  ...commentMigrations,
  ...playlistMigrations,
  ...rankingMigrations,
  ...searchMigrations,
};
