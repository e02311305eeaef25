import pino from 'pino';
import { previewSeconds } from '@/lib/live/stream/codes';
import { addAccount } from '@/test/accounts';
import { addBroadcast } from '@/test/broadcasts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { addPieces } from '@/test/streams';
import { openLive } from './open-live';
import { serveLive } from './serve-live';
import { signRecording } from './sign-recording';

const minute = 60_000;
const hour = 60 * minute;

describeOnBothEngines('streams for viewers', (database) => {
  useMediaFolder();
  let now: number;
  let broadcasts = 0;
  let id: string;

  beforeAll(async () => {
    for (const person of ['host', 'lin', 'mo']) await addAccount(database().db, { id: person });
  });
  beforeEach(() => {
    now = noon;
  });

  const contextOf = (personId?: string) =>
    testContext(database().db, { now: () => now, ...(personId && { caller: callerOf(personId) }) });
  const open = (personId?: string) => openLive(contextOf(personId), { id });
  const log = pino({ level: 'silent' });
  const ask = (path: string, method = 'GET') =>
    serveLive(new Request(`http://localhost${path}`, { method }), { db: database().db, now: () => now, log });
  const statusOf = async (path: string) => (await ask(path)).status;
  /** A broadcast that is on air for a minute; what was remembered of the last second is read again. */
  async function onAir(changes: Partial<Parameters<typeof addBroadcast>[1]> = {}) {
    broadcasts += 1;
    id = await addBroadcast(database().db, {
      ...{ id: `broadcast-${broadcasts}`, startAt: now - minute, live_at: now - minute },
      ...changes,
    });
    await addPieces(database().db, { broadcastId: id, from: 0, to: 9 });
  }
  async function change(changes: Record<string, number | string | null>) {
    const { db } = database();
    await db.transaction((tx) => tx.updateTable('live_broadcast').set(changes).where('id', '=', id).execute());
    now += 1000;
  }
  const masterOf = async (personId?: string) => (await open(personId)).playlist ?? '';
  const fileOf = (master: string, name: string) => master.replace('master.m3u8', name);
  const text = async (path: string) => (await ask(path)).text();

  test('a playlist of what is on air leads to its qualities and their last pieces', async () => {
    await onAir();
    const master = await masterOf();
    expect(await text(master)).toMatch(
      /RESOLUTION=1280x720,CODECS="avc1\.64001f,mp4a\.40\.2"\n720\/index\.m3u8\n.*\n360\/index\.m3u8\n$/,
    );
    const list = await text(fileOf(master, '720/index.m3u8'));
    expect(list).toContain('#EXT-X-MEDIA-SEQUENCE:4\n#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
    expect(list).toMatch(/\n4\.ts\n(.*\n)+9\.ts\n$/);
    expect(await text(fileOf(master, '360/9.ts'))).toBe('piece 360 9');
  });

  test('pieces stay in a browser, playlists nowhere; no other site shows them', async () => {
    await onAir();
    const master = await masterOf();
    const headers = async (name: string) => Object.fromEntries((await ask(fileOf(master, name))).headers);
    const harmless = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
    const list = { ...harmless, 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' };
    expect(await headers('master.m3u8')).toMatchObject(list);
    expect(await headers('720/index.m3u8')).toMatchObject(list);
    expect(await headers('720/9.ts')).toMatchObject({
      ...{ ...harmless, 'content-type': 'video/mp2t' },
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
  });

  test('an encoder that came back with a smaller picture leaves a gap and the qualities that it has', async () => {
    await onAir();
    await addPieces(database().db, {
      ...{ broadcastId: id, sessionId: 'again', qualities: [360] },
      ...{ from: 10, to: 11 },
    });
    const master = await masterOf();
    expect(await text(master)).not.toContain('720/');
    const list = await text(fileOf(master, '360/index.m3u8'));
    expect(list).toMatch(/9\.ts\n#EXT-X-DISCONTINUITY\n#EXTINF:2\.000,\n10\.ts\n/);
    expect(list).not.toContain('ENDLIST');
    expect(await text(fileOf(master, '360/11.ts'))).toBe('piece 360 11');
  });

  test('the end is said in the playlist, and no path is given any more', async () => {
    await onAir();
    const master = await masterOf();
    await change({ ended_at: now });
    expect(await text(fileOf(master, '720/index.m3u8'))).toMatch(/9\.ts\n#EXT-X-ENDLIST\n$/);
    expect(await open()).toMatchObject({ phase: 'ended', playlist: null, needsPayment: false });
  });

  test.each([
    ['before its start', { live_at: null, start_at: noon + hour, planned_end_at: noon + 2 * hour }, 'upcoming'],
    ['while it is late', { live_at: null }, 'late'],
    ['once it was canceled', { live_at: null, canceled_at: noon }, 'canceled'],
  ] as const)('%s there is nothing to play', async (_, changes, phase) => {
    await onAir(changes);
    expect(await open()).toMatchObject({ phase, playlist: null, previewUntil: null });
  });

  test('while its encoder is away, what is there can be watched on', async () => {
    await onAir({ lost_at: noon });
    expect(await open()).toMatchObject({ phase: 'interrupted', playlist: expect.stringContaining('/master.m3u8') });
  });

  test('one that was taken down is gone within a second, for who watches it too', async () => {
    await onAir();
    const master = await masterOf();
    expect(await statusOf(master)).toBe(200);
    await change({ review_state: 3 });
    for (const name of ['master.m3u8', '720/index.m3u8', '720/9.ts'])
      expect(await statusOf(fileOf(master, name))).toBe(404);
    await expect(open()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a recording is there whole for its host alone, also once it is over', async () => {
    await onAir({ ended_at: noon });
    await addPieces(database().db, { broadcastId: id, sessionId: 'again', qualities: [360], from: 10, to: 11 });
    const recordingOf = async (hostId: string) =>
      (await signRecording(contextOf(), { broadcastId: id, hostId })).playlist;
    const master = await recordingOf('host');
    expect(await text(master)).toMatch(/\n720\/index\.m3u8\n(.*\n)*360\/index\.m3u8\n$/);
    expect(await text(fileOf(master, '720/index.m3u8'))).toMatch(/\n0\.ts\n(.*\n)+9\.ts\n#EXT-X-ENDLIST\n$/);
    expect(await text(fileOf(master, '360/index.m3u8'))).toMatch(/\n0\.ts\n(.*\n)+11\.ts\n#EXT-X-ENDLIST\n$/);
    expect(await text(fileOf(master, '720/0.ts'))).toBe('piece 720 0');
    expect(await statusOf(await recordingOf('lin'))).toBe(404);
  });

  test('a path is of its broadcast and of its time, and cannot be made', async () => {
    await onAir();
    const master = await masterOf();
    const other = id;
    await onAir();
    expect(await statusOf(master.replace(other, id))).toBe(403);
    expect(await statusOf(master.replace(/\/[^/]+\/master/, '/made-up/master'))).toBe(403);
    expect(await statusOf(fileOf(master, '720/10.ts'))).toBe(404);
    expect(await statusOf(fileOf(master, 'other.m3u8'))).toBe(404);
    const { status, body } = await ask(fileOf(master, '720/10.ts'), 'HEAD');
    expect([status, body]).toEqual([404, null]);
    now += 12 * hour;
    expect(await statusOf(master)).toBe(403);
  });

  describe('one that costs', () => {
    const pass = {
      broadcast_id: '',
      person_id: 'lin',
      order_id: 'order',
      language: 'zh' as const,
      given_at: noon,
      returned_at: null,
    };
    const givePass = () =>
      database().db.transaction((tx) =>
        tx
          .insertInto('live_pass')
          .values({ ...pass, broadcast_id: id, state: 'valid' })
          .execute(),
      );
    const returnPass = () =>
      database().db.transaction((tx) =>
        tx
          .updateTable('live_pass')
          .set({ state: 'returned', returned_at: now })
          .where('broadcast_id', '=', id)
          .execute(),
      );

    test('is watched by everybody for two minutes, once', async () => {
      await onAir({ price_fen: 990 });
      const [first, second] = await Promise.all([open('lin'), open('lin')]);
      const until = noon + previewSeconds * 1000;
      for (const opening of [first, second]) expect(Date.parse(opening.previewUntil ?? '')).toBe(until);
      expect(first).toMatchObject({ needsPayment: true, expiresAt: first.previewUntil });
      now = until - 1;
      expect(await statusOf(first.playlist ?? '')).toBe(200);
      now = until;
      expect(await statusOf(first.playlist ?? '')).toBe(403);
      expect(await open('lin')).toMatchObject({ needsPayment: true, playlist: null });
      expect((await open('mo')).playlist).not.toBeNull();
    });

    test('the preview does not begin before there is something to see', async () => {
      await onAir({ price_fen: 990, live_at: null });
      expect(await open('lin')).toMatchObject({ phase: 'late', previewUntil: null, playlist: null });
      await change({ live_at: now });
      expect(Date.parse((await open('lin')).previewUntil ?? '')).toBe(now + previewSeconds * 1000);
    });

    test('is whole for its host and for who has paid, until the money goes back', async () => {
      await onAir({ price_fen: 990 });
      await givePass();
      for (const person of ['host', 'lin'])
        expect(await open(person)).toMatchObject({ needsPayment: false, previewUntil: null });
      const master = await masterOf('lin');
      now += previewSeconds * 1000;
      expect(await statusOf(master)).toBe(200);
      await returnPass();
      now += 1000;
      expect(await statusOf(master)).toBe(403);
    });
  });
});
