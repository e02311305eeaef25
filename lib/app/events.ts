import type {} from '@/lib/account/server/events';
import type {} from '@/lib/moderation/server/tables';
import { type Emit, type EventHandlers, emitterOf } from '@/lib/platform/server/events';

/** Who listens to what. A capability that must hear of another one's doings stands here, and needs no import of it. */
const handlers: EventHandlers = {
  'account.erased': [],
  'account.exported': [],
  'moderation.decided': [],
};

export const emit: Emit = emitterOf(handlers);
