import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { emit } from '@/lib/app/events';
import { createDoor } from '@/lib/platform/server/api/door';
import { currentRequest } from '@/lib/platform/shared/current-request';
import { filmRoutes } from '@/lib/works/film/server/routes';
import { addAccount } from '@/test/accounts';
import { allBlocks, allNotices, allThings, noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { addFilm } from '@/test/playable-works';

const slot = globalThis as typeof globalThis & { lightfieldApi?: unknown };
const signals = ['SIGTERM', 'SIGINT'] as const;

/** State of the process that importing the preload changes, to be restored. */
const { emit: ownEmit } = http.Server.prototype;
const { env } = process;

beforeAll(async () => {
  const before = signals.map((signal) => process.listeners(signal));
  process.env = { ...env, TRUSTED_PROXIES: '' };
  // Like a production process, before its server.
  await import('@/lib/platform/server/next/preload.mjs');
  for (const [index, signal] of signals.entries()) {
    const added = process.listeners(signal).filter((listener) => !before[index]?.includes(listener));
    for (const listener of added) process.off(signal, listener);
  }
});
afterAll(() => {
  http.Server.prototype.emit = ownEmit;
  process.env = env;
  delete slot.lightfieldApi;
});

describeOnOneEngine('views through the preload and the door', (database) => {
  useMediaFolder();
  let now: number;
  let server: http.Server;

  beforeAll(async () => {
    const door = createDoor({
      routes: filmRoutes,
      db: database().db,
      now: () => now,
      log: pino({ level: 'silent' }),
      emit,
      things: allThings,
      notices: allNotices,
      blocks: allBlocks,
      limiter: { check: async () => ({ allowed: true }) },
      sessionCookie: 'session',
      findCaller: async () => null,
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'http://localhost:3000',
    });
    slot.lightfieldApi = getRequestListener((request) => door.fetch(request, currentRequest()), {
      overrideGlobalObjects: false,
    });
    server = http.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    await addAccount(database().db, { id: 'author' });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function send(path: string, headers: Record<string, string>, body?: Record<string, string>) {
    const { port } = server.address() as AddressInfo;
    const init = body ? { method: 'POST', body: new URLSearchParams(body) } : {};
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    return { status: answer.status, ...((await answer.json()) as { code: string; data: { ticket: string } }) };
  }

  test('a forged address header makes no further viewer', async () => {
    now = noon;
    await addFilm(database().db, { id: 'film' });
    for (let index = 0; index < 20; index += 1) {
      const forged = {
        'X-Forwarded-For': `198.51.100.${index}`,
        'X-Real-IP': `198.51.100.${index}`,
        Forwarded: `for=198.51.100.${index}`,
      };
      const opened = await send('/api/video/playback?id=film', forged);
      expect(opened.status).toBe(200);
      now += 60_000;
      const report = { ticket: opened.data.ticket, position: '60', watched: '60' };
      expect(await send('/api/video/watching', forged, report)).toMatchObject({ status: 200, code: 'OK' });
    }
    const { view_count } = await database()
      .db.read.selectFrom('video')
      .select('view_count')
      .where('id', '=', 'film')
      .executeTakeFirstOrThrow();
    expect(view_count).toBe(1);
  });

  test('a report without a ticket is refused', async () => {
    const answer = await send('/api/video/watching', {}, { position: '60', watched: '60' });
    expect(answer).toMatchObject({ status: 400, code: '400' });
  });

  test('the watch history is for people', async () => {
    expect(await send('/api/video/watched', {})).toMatchObject({ status: 401, code: 'Unauthorized' });
    expect(await send('/api/video/watched/forget', {}, {})).toMatchObject({ status: 401, code: 'Unauthorized' });
  });
});
