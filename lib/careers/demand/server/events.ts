import type { ReviewAct } from '@/lib/base/staff/codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff decided on a demand; `ownerId` is null for one that staff look after. */
    'demand.decided': { id: string; ownerId: string | null; act: ReviewAct; reason: string };
    /**
     * A public demand takes no proposals any more, and has no team: its company or staff closed it, it was taken down, or its last
     * day is over (`isLapsed`). Its row is locked.
     */
    'demand.closed': { id: string; ownerId: string | null; isLapsed: boolean };
  }
}
