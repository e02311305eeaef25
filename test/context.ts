import pino from 'pino';
import type { BlockParts, Caller, Context, Notices, Things } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';

/** Friday 20 November 2026, 12:00 in Beijing. */
export const noon = Date.UTC(2026, 10, 20, 4);

/** All listeners of the product; loaded by the first event, since they are half of the product. */
const emitToAll: Context['emit'] = async (...told) => (await import('@/lib/app/events')).emit(...told);

/** All kinds of public things of the product; loaded on first use. */
export const allThings = new Proxy({} as Things, {
  get: (_, kind) => (jest.requireActual('@/lib/app/things') as { things: Things }).things[kind as string],
});

/** The sources of notices of the product; loaded on first use. */
export const allNotices: Notices = {
  get byKind() {
    return (jest.requireActual('@/lib/app/notices') as { notices: Notices }).notices.byKind;
  },
};

/** The kinds of blocks that the product's slices bring; loaded on first use. */
export const allBlocks: BlockParts = {
  get byName() {
    return (jest.requireActual('@/lib/app/blocks') as { blocks: BlockParts }).blocks.byName;
  },
};

/** A visitor's context at a fixed time; override what the test needs. */
export function testContext(db: Database, overrides: Partial<Context> = {}): Context {
  const { now = () => noon } = overrides;
  return {
    db,
    now,
    arrivedAt: now(),
    language: 'zh',
    caller: null,
    client: { address: '203.0.113.7', userAgent: '', app: null },
    log: pino({ level: 'silent' }),
    emit: emitToAll,
    things: allThings,
    notices: allNotices,
    blocks: allBlocks,
    limit: async () => {},
    cookie: () => null,
    setCookie: () => {},
    ...overrides,
  };
}

/** A logged-in person with a bound phone; override what the test needs. */
export function callerOf(personId: string, overrides: Partial<Caller> = {}): Caller {
  return { personId, sessionId: `session of ${personId}`, hasPhone: true, staff: null, ...overrides };
}
