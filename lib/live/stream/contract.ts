import { z } from 'zod';
import { mostReason } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit } from '@/lib/base/staff/contract';
import { broadcastStanding } from '@/lib/live/broadcast/contract';
import { countingLimit, crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, wireId, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { streamProblems } from './codes';

const time = z.iso.datetime({ offset: true });

/** The way to the picture of a broadcast, for one viewing. */
export const liveOpening = broadcastStanding.extend({
  /** Names the viewing; who asks again says it, so that they count as one viewer. */
  viewing: z.string(),
  /** An HLS playlist, of a provider's host where it gives the streams out; null while there is nothing to play, and for who has watched the preview and not paid. */
  playlist: z.string().nullable(),
  /** Until when the caller may watch without paying; null for who may watch it whole. */
  previewUntil: time.nullable(),
  /** The caller must pay to watch on; false for who has, and where it costs nothing. */
  needsPayment: z.boolean(),
  /** Before which a player asks again. */
  expiresAt: time,
});
export type LiveOpening = z.output<typeof liveOpening>;

/** A crowd behind one address watches at once; a person, on a few screens. */
const watching = { ...countingLimit, address: crowdLimit.address };

export const openLive = endpoint({
  name: 'openLive',
  ...calls.openLive,
  summary:
    'Opens a broadcast for one viewing: a signed address that counts as one viewer, to be asked for again before it expires. Of one that costs something, two minutes are for everybody, once.',
  auth: 'public',
  input: z.object({ id: wireId, viewing: z.uuid().optional() }),
  data: liveOpening,
  errors: ['NullPointer'],
  limit: watching,
});

export const getAudience = endpoint({
  name: 'getAudience',
  ...calls.getAudience,
  summary:
    'How many watch a broadcast now: those whose player asked for its playlist in the last 20 seconds, or, with a provider, for its address in the last two minutes.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: z.object({ viewers: z.int(), peak: z.int() }),
  errors: ['NullPointer'],
  limit: watching,
});

/** What comes from an encoder now. */
export const streamHealth = z.object({
  since: time,
  /** In pixels; 0 while it is not known. */
  width: z.int(),
  height: z.int(),
  frameRate: z.number(),
  /** Names of the codecs as ffmpeg writes them; empty for none. */
  videoCodec: z.string(),
  audioCodec: z.string(),
  /** In bits per second, over the last seconds. */
  bitRate: z.int(),
  /** Frames that this node could not keep up with, in all. */
  droppedFrames: z.int(),
  /** How fast it is encoded; below 1 the node is too slow. */
  speed: z.number(),
  problems: z.array(z.enum(streamProblems)),
  /** Of the last piece. */
  lastPieceAt: time.nullable(),
});
export type StreamHealth = z.output<typeof streamHealth>;

/** What a host needs to send, and sees of what arrives. */
export const streamDesk = broadcastStanding.extend({
  /** The server for the encoder's settings: `rtmp://…/live`. Empty where the site takes no streams in. */
  server: z.string(),
  /** When the present key was made; null for none. */
  keyMadeAt: time.nullable(),
  /** From when an encoder is let in. */
  opensAt: time,
  /** When it is ended at the latest. */
  endsAt: time,
  /** Null while no encoder sends. */
  health: streamHealth.nullable(),
  /** How often the stream was interrupted. */
  interruptions: z.int(),
  viewers: z.int(),
  peak: z.int(),
});
export type StreamDesk = z.output<typeof streamDesk>;

const own = { auth: 'user', limit: writingLimit({ max: 60, seconds: 3600 }) } as const;

export const getStreamDesk = endpoint({
  name: 'getStreamDesk',
  ...calls.getStreamDesk,
  summary:
    'The stream of one of the own broadcasts: where to send it, and what arrives. Staff who review broadcasts may too.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: streamDesk,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const makeStreamKey = endpoint({
  name: 'makeStreamKey',
  ...calls.makeStreamKey,
  ...own,
  summary:
    'Makes a new key for a public broadcast of the caller and shows it once; the one before is void at once, and who sends with it is cut off.',
  input: z.object({ id: wireId }),
  data: z.object({ server: z.string(), key: z.string() }),
  errors: ['NullPointer', 'Changed'],
});

export const endBroadcast = endpoint({
  name: 'endBroadcast',
  ...calls.endBroadcast,
  ...own,
  summary: 'Ends a broadcast of the caller that is on air, for good. Ending twice is ending once.',
  input: z.object({ id: wireId }),
  data: broadcastStanding,
  errors: ['NullPointer', 'Changed'],
});

/** A running stream in the console. */
export const runningStream = z.object({
  id: wireId,
  title: z.string(),
  host: z.string(),
  hostId: wireId,
  /** The node that it comes to. */
  node: z.string(),
  health: streamHealth,
  viewers: z.int(),
});
export type RunningStream = z.output<typeof runningStream>;

export const listStreams = endpoint({
  name: 'listStreams',
  ...calls.listStreams,
  summary: 'All streams that come in now, with their health. For those who may review broadcasts.',
  auth: 'user',
  input: noInput,
  data: z.array(runningStream),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const stopStream = endpoint({
  name: 'stopStream',
  ...calls.stopStream,
  summary: 'Ends a broadcast that is on air, with a reason that its host is told. For those who may review broadcasts.',
  auth: 'user',
  input: z.object({ id: wireId, reason: writtenText(mostReason, 'reason').min(1, { error: 'required' }) }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
