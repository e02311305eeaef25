import type { TellingChange } from '@/lib/events/activity/codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Somebody has valid tickets now: they were paid, cost nothing, or came from a sign-up. */
    'ticket.given': { activityId: string; personId: string; count: number };
    /** Tickets that were valid or used ended: returned, refunded, or with the whole activity. */
    'ticket.returned': { activityId: string; personId: string; ticketIds: readonly string[] };
    /** What came back is offered to somebody on the waiting list, until a time (ms). */
    'ticket.offered': { activityId: string; waitId: string; personId: string; until: number };
    /** An activity changed in what matters to these people, who take part or hold tickets. */
    'ticket.activityChanged': { activityId: string; people: readonly string[]; changes: readonly TellingChange[] };
    /** An activity was canceled, and these people's tickets with it. */
    'ticket.activityCanceled': { activityId: string; people: readonly string[]; reason: string };
  }
}
