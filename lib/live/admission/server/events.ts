import type {} from '@/lib/platform/server/event-kinds';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Somebody has paid a broadcast that costs something. */
    'admission.given': { id: string; personId: string };
  }
}
