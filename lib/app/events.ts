import type {} from '@/lib/account/server/events';
import { exportChats, forgetChats } from '@/lib/chat/server/person-chats';
import { eraseCollections, exportCollections } from '@/lib/collection/server/collections';
import { forgetReviews } from '@/lib/moderation/server/forget-reviews';
import type {} from '@/lib/moderation/server/tables';
import { erasePerson } from '@/lib/person/server/erase-person';
import { exportPerson } from '@/lib/person/server/export-person';
import { eraseFollows, exportFollows } from '@/lib/person/server/follows';
import { placeDecidedText } from '@/lib/person/server/place-decided-text';
import { type EventHandlers, emitterOf } from '@/lib/platform/server/events';
import { eraseMemberships, exportMemberships } from '@/lib/topic/server/memberships';

/** Who listens to what. A capability that must hear of another one's doings stands here, and needs no import of it. */
const handlers: EventHandlers = {
  'account.erased': [erasePerson, forgetReviews, eraseFollows, eraseMemberships, eraseCollections, forgetChats],
  'account.exported': [exportPerson, exportFollows, exportMemberships, exportCollections, exportChats],
  'moderation.decided': [placeDecidedText],
};

export const emit = emitterOf(handlers);
