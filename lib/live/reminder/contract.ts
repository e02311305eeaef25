import { z } from 'zod';
import { broadcastItem } from '@/lib/live/broadcast/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { outsideWays, reminderWays, wayStates } from './codes';

const time = z.iso.datetime({ offset: true });

export const remindOfBroadcast = endpoint({
  name: 'remindOfBroadcast',
  ...calls.remindOfBroadcast,
  summary:
    'Asks for a reminder 15 minutes before a public broadcast that is to come, or for none; asking twice is asking once.',
  auth: 'user',
  input: z.object({ id: wireId, remind: wireFlag }),
  data: noData,
  errors: ['NullPointer'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const findBroadcastReminders = endpoint({
  name: 'findBroadcastReminders',
  ...calls.findBroadcastReminders,
  summary: 'Of which of these broadcasts the caller is to be reminded, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});

export const findRemindedBroadcasts = endpoint({
  name: 'findRemindedBroadcasts',
  ...calls.findRemindedBroadcasts,
  summary: 'The broadcasts that the caller is reminded of and that are not over, the next first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(broadcastItem),
  limit: looseLimit,
});

/** A way to be reminded: whether it will reach the caller, and whether they can turn it on and off here. */
export const reminderWayItem = z.object({ way: z.enum(reminderWays), state: z.enum(wayStates) });
export type ReminderWayItem = z.output<typeof reminderWayItem>;

/** How the caller will be reminded of a broadcast. */
export const reminderPlan = z.object({
  /** When: 15 minutes before the start as it stands. */
  remindTime: time,
  startTime: time,
  /** Every way, in the order of `reminderWays`. */
  ways: z.array(reminderWayItem),
});
export type ReminderPlan = z.output<typeof reminderPlan>;

export const findReminderWays = endpoint({
  name: 'findReminderWays',
  ...calls.findReminderWays,
  summary:
    'When and by which ways the caller is reminded of a public broadcast, and why the other ways will not reach them.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: reminderPlan,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const chooseReminderWay = endpoint({
  name: 'chooseReminderWay',
  ...calls.chooseReminderWay,
  summary:
    'Turns a way on or off for all reminders of the caller. To turn the service account on tries it again with who did not follow it.',
  auth: 'user',
  input: z.object({ way: z.enum(outsideWays), isOn: wireFlag }),
  data: noData,
  limit: writingLimit({ max: 300, seconds: 3600 }),
});
