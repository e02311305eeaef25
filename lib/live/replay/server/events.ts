import type {} from '@/lib/platform/server/event-kinds';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** The recording of a broadcast is a draft work of its host, which is being processed. */
    'replay.made': { id: string; hostId: string; workId: string };
  }
}
