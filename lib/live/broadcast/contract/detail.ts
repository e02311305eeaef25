import { z } from 'zod';
import { listedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { broadcastItem, broadcastStanding } from './list';

const time = z.iso.datetime({ offset: true });

/** All public data of a broadcast; the same for all callers, so that its pages can be cached. */
export const broadcastDetail = broadcastItem.omit({ hostId: true, nickname: true, verification: true }).extend({
  host: listedPerson,
  /** Its channel; null for none, or for one that is not public. */
  topic: z.object({ id: wireId, title: z.string(), titleLanguage: textLanguage }).nullable(),
  /** Sanitised HTML in the language of the title. */
  body: z.string(),
  /** Whether its host means to publish a recording. */
  keepsReplay: z.boolean(),
  /** Why it was canceled; empty for one that was not. */
  cancelReason: z.string(),
  commentCount: z.int(),
  publishedAt: time,
  editedAt: time.nullable(),
});
export type BroadcastDetail = z.output<typeof broadcastDetail>;

const open = { auth: 'public', limit: looseLimit } as const;

export const getBroadcast = endpoint({
  name: 'getBroadcast',
  ...calls.getBroadcast,
  ...open,
  summary: 'A public broadcast in the language of the call, or in the other one where it is missing.',
  input: z.object({ id: wireId }),
  data: broadcastDetail,
  errors: ['NullPointer'],
});

export const getBroadcastNow = endpoint({
  name: 'getBroadcastNow',
  ...calls.getBroadcastNow,
  ...open,
  summary: 'What a public broadcast is now, and how many comments it has: for pages that were made earlier.',
  input: z.object({ id: wireId }),
  data: broadcastStanding.extend({ commentCount: z.int() }),
  errors: ['NullPointer'],
});
export type BroadcastNow = z.output<typeof getBroadcastNow.data>;

export const getBroadcastCalendar = endpoint({
  name: 'getBroadcastCalendar',
  ...calls.getBroadcastCalendar,
  ...open,
  summary: 'A public broadcast as a calendar file (iCalendar, RFC 5545).',
  input: z.object({ id: wireId }),
  data: z.null(),
  errors: ['NullPointer'],
  answers: 'file',
});
