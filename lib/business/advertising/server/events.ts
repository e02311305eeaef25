declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A booking was confirmed or refused, or has expired. */
    'advertising.bookingDecided': {
      id: string;
      /** The customer's account; null for a visitor. */
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
