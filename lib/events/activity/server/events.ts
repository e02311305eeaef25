import type { ReviewAct } from '@/lib/base/staff/codes';
import type { TellingChange } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** An activity begins on the next day in Beijing; these people collected it or asked for a reminder. */
    'activity.tomorrow': { id: string; people: readonly string[] };
    /** Staff decided on an activity. */
    'activity.decided': { id: string; organiserId: string; act: ReviewAct; reason: string };
    /**
     * An activity is public now, or a public one was saved: whoever sells its tickets or takes sign-ups makes the stock fit its
     * ticket types and its capacity, or throws code `400` with the rule `sold` at the field of a number below what is given.
     */
    'activity.offered': { id: string };
    /** A public activity changed in what matters to who takes part; its revision names the change. */
    'activity.changed': { id: string; revision: number; changes: readonly TellingChange[] };
    /** A public activity was canceled by its organiser or taken down by staff: everybody who takes part is told and refunded. */
    'activity.canceled': { id: string; reason: string };
    /** An activity that was never public was deleted, with all rows that belong to it. */
    'activity.removed': { id: string };
    /** The account of its organiser was erased: nothing that they said and showed of it stays. Its row is locked. */
    'activity.erased': { id: string };
  }
}
