declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff refused the slip of a bank transfer. */
    'payment.slipRefused': { orderId: string; personId: string; reason: string };
  }
}

export type {};
