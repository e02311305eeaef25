import { z } from 'zod';
import { broadcastStanding } from '@/lib/live/broadcast/contract';
import { namedPerson } from '@/lib/people/person/contract';
import { crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  wireJsonList,
  wireText,
} from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { guestStates, hostActs, peerKinds, signalKinds, stageLimits, stageObstacles } from './codes';

export * from './codes';

const time = z.iso.datetime({ offset: true });

/**
 * Whose stage: host and guests name the broadcast and are known by their session; the page in the encoder has no login and names
 * the pass. One of both is given.
 */
const access = z.object({ id: wireText(64).default(''), key: wireText(100).default('') });
export type StageAccess = z.output<typeof access>;

/** Somebody who is connected. */
export const stagePeer = z.object({
  peer: wireId,
  kind: z.enum(peerKinds),
  /** Null for the page in the encoder. */
  person: namedPerson.nullable(),
  /** Nobody hears them: by themselves, or by the host. */
  isMuted: z.boolean(),
  /** By the host; only the host can take it back. */
  isSilenced: z.boolean(),
  hasPicture: z.boolean(),
});
export type StagePeer = z.output<typeof stagePeer>;

/** A hand that waits, or that is admitted and not on the stage yet. */
export const stageHand = z.object({
  person: namedPerson,
  state: z.enum(['asked', 'invited']),
  askedAt: time,
});
export type StageHand = z.output<typeof stageHand>;

/** The stage as its caller may see it. */
export const stageView = broadcastStanding.extend({
  id: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  role: z.enum(peerKinds),
  host: namedPerson,
  /** Hands can be raised, and peers can join. */
  isOpen: z.boolean(),
  /** From when it is open. */
  opensAt: time,
  /** Of a guest: whether and where they stand. Null for the others. */
  own: z
    .object({
      /** Null before the first hand. */
      state: z.enum(guestStates).nullable(),
      /** Place in the line, from 1; 0 for one that does not wait. */
      place: z.int(),
      isSilenced: z.boolean(),
      /** Why a hand cannot be raised; null where it can. */
      obstacle: z.enum(stageObstacles).nullable(),
    })
    .nullable(),
  /** How many wait. */
  waiting: z.int(),
  /** Everybody who is connected, the host first; empty for a guest who is not on the stage. */
  peers: z.array(stagePeer),
  /** In their order; empty for others than the host. */
  hands: z.array(stageHand),
  /** When the address for the encoder was made; null for none, and for others than the host. */
  passMadeAt: time.nullable(),
});
export type StageView = z.output<typeof stageView>;

export const getStage = endpoint({
  name: 'getStage',
  ...calls.getStage,
  summary:
    'The stage of a participatory broadcast: for its host with the hands, for others with their own, for the encoder by its pass.',
  auth: 'public',
  input: access,
  data: stageView,
  errors: ['NullPointer', 'Unauthorized'],
  limit: looseLimit,
});

/** A message of one peer to another: a session description or an ICE candidate, as JSON. */
export const stageSignal = z.object({
  from: wireId,
  /** Counted by its sender over all of its signals, so that one that is sent again is known. */
  number: z.int(),
  kind: z.enum(signalKinds),
  content: z.string(),
});
export type StageSignal = z.output<typeof stageSignal>;

export const stageEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: stageView }),
  z.object({ kind: z.literal('signal'), signal: stageSignal }),
]);
export type StageEvent = z.output<typeof stageEvent>;

export const followStage = endpoint({
  name: 'followStage',
  ...calls.followStage,
  summary:
    'The stage, now and after each change, and what other peers send to `peer`; ids of events are numbers of signals.',
  auth: 'public',
  input: access.extend({ peer: wireText(64).default('') }),
  data: stageEvent,
  answers: 'events',
  errors: ['NullPointer', 'Unauthorized'],
  limit: looseLimit,
});

const guest = { auth: 'user', limit: writingLimit({ max: 60, seconds: 600 }) } as const;

export const raiseHand = endpoint({
  name: 'raiseHand',
  ...calls.raiseHand,
  ...guest,
  summary: 'Asks to come on the stage. Asking twice is asking once. For people with a bound phone who may watch.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'PhoneNeeded', 'Forbidden', 'Blocked', 'Changed', 'ListFull', 'TooManyRequests'],
});

export const leaveStage = endpoint({
  name: 'leaveStage',
  ...calls.leaveStage,
  ...guest,
  summary: 'Takes the own hand down, declines the invitation, or leaves the stage; the host leaves the talk.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer'],
});

export const actOnGuest = endpoint({
  name: 'actOnGuest',
  ...calls.actOnGuest,
  auth: 'user',
  summary: 'Admits, refuses, removes, silences a guest of an own broadcast, or lets them speak again.',
  input: z.object({ id: wireId, userId: wireId, act: z.enum(hostActs) }),
  data: noData,
  errors: ['NullPointer', 'Changed', 'ListFull'],
  limit: writingLimit({ max: 300, seconds: 600 }),
});

/** Servers for the connection, as the browser's `RTCConfiguration` takes them. */
const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** Microphone and camera of a peer. */
const devices = { isMuted: wireFlag.default(false), hasPicture: wireFlag.default(false) };
/** The page in the encoder has no account. */
const peerLimit = { address: crowdLimit.address, account: { max: 600, seconds: 60 } };

export const joinStage = endpoint({
  name: 'joinStage',
  ...calls.joinStage,
  summary:
    'Connects a page: the host, a guest who is invited and confirms by it, or the encoder. One that was connected before is not any more.',
  auth: 'public',
  input: access.extend(devices),
  data: z.object({
    peer: wireId,
    iceServers: z.array(iceServer),
    /** Without a relay some networks do not connect. */
    hasRelay: z.boolean(),
  }),
  errors: ['NullPointer', 'Unauthorized', 'Changed'],
  limit: { address: crowdLimit.address, account: { max: 60, seconds: 600, strict: true } },
});
export type JoinedStage = z.output<typeof joinStage.data>;

export const beatStage = endpoint({
  name: 'beatStage',
  ...calls.beatStage,
  summary: 'A page is still there: every 10 seconds on the stage, every 30 with a hand that waits.',
  auth: 'public',
  input: access.extend({ ...devices, peer: wireText(64).default('') }),
  data: noData,
  errors: ['NullPointer', 'Unauthorized'],
  limit: peerLimit,
});

const writtenSignal = z.object({
  to: wireId,
  number: wireInteger({ min: 1, max: 1_000_000_000 }),
  kind: z.enum(signalKinds),
  content: wireText(stageLimits.signal).min(1),
});
export type WrittenSignal = z.output<typeof writtenSignal>;

export const sendSignals = endpoint({
  name: 'sendSignals',
  ...calls.sendSignals,
  summary:
    'Sends to other peers of the same stage; what is for somebody who is gone is dropped. Sent again it is the same one.',
  auth: 'public',
  input: access.extend({
    peer: wireId,
    signals: wireJsonList(writtenSignal).refine(({ length }) => length > 0 && length <= stageLimits.signals, {
      error: 'signals',
    }),
  }),
  data: noData,
  errors: ['NullPointer', 'Unauthorized', 'TooManyRequests'],
  limit: peerLimit,
});

export const makeStagePass = endpoint({
  name: 'makeStagePass',
  ...calls.makeStagePass,
  auth: 'user',
  summary: 'Makes the pass of the page for the encoder and shows it once; the one before is void at once.',
  input: z.object({ id: wireId }),
  data: z.object({ key: z.string() }),
  errors: ['NullPointer', 'Changed'],
  limit: writingLimit({ max: 30, seconds: 3600 }),
});
