import pino from 'pino';
import { z } from 'zod';
import { createDoor, type DoorParts } from '@/lib/platform/server/api/door';
import { type Follower, route, type ServerEvent, stream } from '@/lib/platform/server/api/route';
import type { Things } from '@/lib/platform/server/context';
import { Database } from '@/lib/platform/server/db/database';
import { emitterOf } from '@/lib/platform/server/events';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { wireText } from '@/lib/platform/shared/wire';

const file = endpoint({
  name: 'file',
  summary: 'A file.',
  method: 'GET',
  path: '/api/test/file',
  auth: 'public',
  input: z.object({ name: wireText(100) }),
  data: z.null(),
  answers: 'file',
  limit: looseLimit,
});
const events = endpoint({
  ...file,
  name: 'events',
  path: '/api/test/events',
  input: z.object({ word: wireText(20).default('') }),
  data: z.object({ n: z.int() }),
  answers: 'events',
});

export type Events = (follower: Follower) => AsyncIterable<ServerEvent<{ n: number }>>;

/** A door with one stream of these events, and what it logged and observed. */
export function doorWith(given: Events, overrides: Partial<DoorParts> = {}) {
  const logged: { level: number; msg: string; err?: { message: string } }[] = [];
  const observed: unknown[] = [];
  const door = createDoor({
    routes: [
      stream(events, async (context, { word }, follower) => {
        if (word === 'no') throw new CodedError('Forbidden');
        if (word === 'broken') throw new Error('secret detail');
        if (word === 'cookie') context.setCookie({ name: 'a', value: 'b', expiresAt: 0 });
        return given(follower);
      }),
      route(file, async (_context, { name }) => {
        if (name === 'none') throw new CodedError('NullPointer');
        return { name, contentType: 'text/csv; charset=utf-8', body: new TextEncoder().encode('a,b\r\n'.repeat(1000)) };
      }),
    ],
    db: Object.create(Database.prototype),
    now: () => 0,
    log: pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    limiter: { check: async () => ({ allowed: true }) },
    emit: emitterOf([]),
    things: {} as Things,
    notices: { byKind: new Map() },
    blocks: { byName: new Map() },
    sessionCookie: 'session',
    findCaller: async () => null,
    wasEndedElsewhere: async () => false,
    observe: (call) => observed.push({ ...call, milliseconds: expect.any(Number) }),
    siteUrl: 'http://localhost:3000',
    ...overrides,
  });
  return { door, logged, observed };
}

/** Until it is aborted. */
export const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** No events until it is ended. */
export const silent: Events = async function* ({ signal }) {
  await wait(signal);
  yield* [];
};

/** Reads the text of an answer chunk by chunk. */
export function readerOf(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done ? null : new TextDecoder().decode(value);
    },
    cancel: () => reader.cancel(),
  };
}
