import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { broadcastLists, broadcastPhases } from '../codes';

const time = z.iso.datetime({ offset: true });

/** What a broadcast is now, and since when: what a page that was made earlier asks again. */
export const broadcastStanding = z.object({
  phase: z.enum(broadcastPhases),
  startTime: time,
  /** Planned. */
  minutes: z.int(),
  /** Since when it is on air; null before. */
  liveTime: time.nullable(),
  /** When it ended; null before. */
  endTime: time.nullable(),
  /** The work that is its public replay; null for none. */
  replayId: wireId.nullable(),
});
export type BroadcastStanding = z.output<typeof broadcastStanding>;

/** A public broadcast in a list. `nickname` is its host, times are ISO 8601 with zone. */
export const broadcastItem = broadcastStanding.extend({
  id: wireId,
  /** Media key, 16:9. */
  thumb: z.string().nullable(),
  title: z.string(),
  titleLanguage: textLanguage,
  hostId: wireId,
  nickname: z.string(),
  /** What the host is verified as. */
  verification: z.enum(verifications),
  /** In fen; 0 for a free one. */
  priceFen: z.int(),
  /** Viewers can ask to come on its stage. */
  isParticipatory: z.boolean(),
});
export type BroadcastItem = z.output<typeof broadcastItem>;

const open = { auth: 'public', limit: looseLimit } as const;

export const findBroadcasts = endpoint({
  name: 'findBroadcasts',
  ...calls.findBroadcasts,
  ...open,
  summary:
    'Public broadcasts that are not canceled: those on air, the latest begun first; those to come, the soonest first; those with a replay, the latest first.',
  input: pageQuery.extend({ list: z.enum(broadcastLists).default('upcoming') }),
  data: pageOf(broadcastItem),
});

export const findBroadcastsOfPerson = endpoint({
  name: 'findBroadcastsOfPerson',
  ...calls.findBroadcastsOfPerson,
  ...open,
  summary: 'The public broadcasts of a host, the latest start first; canceled and missed ones are left out.',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(broadcastItem),
});
