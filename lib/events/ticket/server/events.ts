declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Tickets are valid now: they were paid, cost nothing, or came from a sign-up. */
    'ticket.given': { activityId: string; personId: string; count: number };
    /** Tickets of an order are no longer valid: returned, or refunded by staff or with the whole activity. */
    'ticket.returned': { activityId: string; personId: string; ticketIds: readonly string[] };
    /** What came back is offered to somebody on the waiting list. */
    'ticket.offered': { activityId: string; waitId: string; personId: string; until: number };
    /** A place for a sign-up came back. */
    'ticket.placeFreed': { activityId: string };
  }
}

export type {};
