import { z } from 'zod';
import { reminderWords } from '../codes';

/** What people are told of a broadcast, and to whom of them by one job. */
export const toldPayload = z.object({
  broadcastId: z.string(),
  word: z.enum(reminderWords),
  /** What may be said again is told apart by it (`LiveReminderMessageTable`). */
  turn: z.int(),
  /** The start that is told, in ms. */
  startAt: z.int(),
  /** Why it was canceled. */
  reason: z.string().default(''),
  /** Those after this person, in the order of their ids, or this one alone. */
  after: z.string().default(''),
  only: z.string().nullable().default(null),
});
export type ToldPayload = z.output<typeof toldPayload>;
