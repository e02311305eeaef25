declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** It is decided on a booking, or nobody has decided in time. */
    'advertising.bookingDecided': {
      id: string;
      /** Who asked for it with a login; null for a visitor. */
      personId: string | null;
      number: string;
      /** Opens the customer's page. */
      key: string;
      outcome: 'confirmed' | 'refused' | 'expired';
      note: string;
    };
  }
}

export type {};
