import type { ReviewAct } from '@/lib/base/staff/codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff decided on a broadcast. */
    'broadcast.decided': { id: string; hostId: string; act: ReviewAct; reason: string };
    /** A broadcast is public now, or what is public of it was saved. */
    'broadcast.offered': { id: string };
    /** A public broadcast that is to come has another start; who waits for it is told, and told again before it. */
    'broadcast.moved': { id: string; startAt: number };
    /** A public broadcast was canceled by its host, or taken down before it ended: everybody is told and refunded. */
    'broadcast.canceled': { id: string; reason: string };
    /** It is on air: the first piece of its stream after its start is there. */
    'broadcast.live': { id: string };
    /** It was on air and is over. */
    'broadcast.ended': { id: string };
    /** Its planned end has passed and it was never on air: everybody is told and refunded. */
    'broadcast.missed': { id: string };
    /** A broadcast that was never public was deleted, with all rows that belong to it. */
    'broadcast.removed': { id: string };
    /** The account of its host was erased: nothing that they said and showed of it stays. Its row is locked. */
    'broadcast.erased': { id: string };
  }
}
