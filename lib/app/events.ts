import type {} from '@/lib/account/server/events';
import { eraseCollections, exportCollections } from '@/lib/collection/server/collections';
import { forgetReviews } from '@/lib/moderation/server/forget-reviews';
import type {} from '@/lib/moderation/server/tables';
import { eraseFollows, exportFollows } from '@/lib/person/server/follows';
import { type EventHandlers, emitterOf } from '@/lib/platform/server/events';
import { eraseMemberships, exportMemberships } from '@/lib/topic/server/memberships';

/** Who listens to what. A capability that must hear of another one's doings stands here, and needs no import of it. */
const handlers: EventHandlers = {
  'account.erased': [forgetReviews, eraseFollows, eraseMemberships, eraseCollections],
  'account.exported': [exportFollows, exportMemberships, exportCollections],
  'moderation.decided': [],
};

export const emit = emitterOf(handlers);
