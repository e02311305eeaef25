import type {} from '@/lib/platform/server/event-kinds';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff ended a broadcast that was on air. */
    'stream.stopped': { id: string; hostId: string; reason: string };
  }
}
