import type { ReminderWord } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /**
     * People who asked for a reminder of a broadcast are told in the message center; of each of them it is noted in the same
     * transaction, so that nobody is told twice. Times in ms.
     */
    'broadcast.told': {
      id: string;
      word: ReminderWord;
      people: readonly string[];
      startAt: number;
      reason: string;
    };
  }
}
