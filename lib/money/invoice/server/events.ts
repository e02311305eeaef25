declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** An invoice is made out or refused. */
    'invoice.decided': {
      id: string;
      orderId: string;
      orderNumber: string;
      personId: string;
      state: 'issued' | 'refused';
      reason: string;
    };
  }
}

export type {};
