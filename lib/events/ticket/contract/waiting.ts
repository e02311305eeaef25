import { z } from 'zod';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, wireFlag, wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { ticketLimits, waitStates } from '../codes';

/** A place of the caller in the waiting list of a ticket type. */
export const waitPlace = z.object({
  id: wireId,
  ticketTypeId: wireId,
  quantity: z.int(),
  state: z.enum(waitStates),
  /** How many places are before it; 0 for the next one, and for one that waits no longer. */
  ahead: z.int(),
  /** Until when its tickets are held for it; null where nothing is offered. */
  offeredUntil: z.iso.datetime({ offset: true }).nullable(),
});
export type WaitPlace = z.output<typeof waitPlace>;

const waiting = { auth: 'user', limit: writingLimit({ max: 60, seconds: 3600 }) } as const;

export const joinWaitingList = endpoint({
  name: 'joinWaitingList',
  ...calls.joinWaitingList,
  ...waiting,
  summary:
    'Waits for so many tickets of a sold-out type, all or none; who waits already changes the number and keeps the place only for fewer.',
  input: z.object({ ticketTypeId: wireId, quantity: wireInteger({ min: 1, max: ticketLimits.perOrder }) }),
  data: waitPlace,
  errors: ['NullPointer', 'EventCanceled', 'SaleClosed', 'TooManyTickets', 'WaitingFull'],
});

export const leaveWaitingList = endpoint({
  name: 'leaveWaitingList',
  ...calls.leaveWaitingList,
  ...waiting,
  summary:
    'Leaves a waiting list, or declines what is offered, which goes to the next at once. Leaving twice is leaving once.',
  input: z.object({ id: wireId, decline: wireFlag.default(false) }),
  data: noData,
  errors: ['NullPointer'],
});
