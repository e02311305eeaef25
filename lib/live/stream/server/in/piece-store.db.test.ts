import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaStorage } from '@/lib/base/media/port';
import { describeOnOneEngine } from '@/test/engines';
import { useStreams } from '@/test/live-streams';
import { pieceKey } from '../../rules/piece-key';
import { PieceStore } from './piece-store';
import { beginSession } from './sessions';

const qualities = [720, 360].map((name) => ({
  ...{ name, width: (name * 16) / 9, height: name, videoBandwidth: 1, audioBandwidth: 1 },
}));
/** The beginning of H.264 in the high profile. */
const h264 = Buffer.from([0, 0, 1, 0x67, 0x64, 0, 0x1f, 1, 2, 3]);

describeOnOneEngine('storing pieces', (database) => {
  const streams = useStreams(database);
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lightfield-pieces-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function open(changes: object = {}) {
    const { id, key } = await streams.broadcast(changes);
    const session = await beginSession(streams.context(), { of: { key }, node: 'here' });
    if (typeof session === 'string') throw new Error(session);
    const store = new PieceStore(streams.context(), { session, qualities: qualities.length });
    /** Adds a piece of two seconds in these qualities. */
    const add = async (index: number, of = qualities) => {
      for (const quality of of) {
        const path = join(folder, `${quality.name}-${index}.ts`);
        await writeFile(path, h264);
        store.add({ quality, index, path, start: index * 2, end: index * 2 + 2 });
      }
    };
    return { id, session, store, add };
  }

  /** Lets the storage fail while the work is done. */
  async function withoutStorage(work: () => Promise<void>): Promise<void> {
    const put = jest.spyOn(mediaStorage(), 'put').mockRejectedValue(new Error('No space left on device'));
    await work();
    put.mockRestore();
  }

  test('a piece is public once it is there in all its qualities, and its files go', async () => {
    const { id, session, store, add } = await open();
    await add(0, qualities.slice(0, 1));
    await store.settled();
    expect(await streams.pieces(id)).toEqual([]);
    await add(0, qualities.slice(1));
    await store.settled();
    expect(await streams.pieces(id)).toMatchObject([
      { quality: 720, number: 0, milliseconds: 2000, bytes: h264.length, is_discontinuity: 1, width: 1280 },
      { quality: 360, number: 0, codecs: 'avc1.64001f,mp4a.40.2' },
    ]);
    const key = pieceKey({ broadcastId: id, sessionId: session.id, quality: 360, number: 0 });
    expect(await mediaStorage().head(key)).not.toBeNull();
    expect(existsSync(join(folder, '360-0.ts'))).toBe(false);
  });

  test('what ends before the start of the broadcast is not stored', async () => {
    // The first piece ends now, so the second one in two seconds.
    const { id, store, add } = await open({ startAt: Date.now() + 1500 });
    await add(0);
    await add(1);
    await store.settled();
    expect(await streams.pieces(id)).toMatchObject([
      { number: 0, is_discontinuity: 1 },
      { number: 0, is_discontinuity: 1 },
    ]);
    const [{ begun_at: begunAt = 0 } = {}] = await streams.pieces(id);
    expect(Math.abs(begunAt - Date.now())).toBeLessThan(1000);
    expect((await streams.facts(id)).live_at).toBeGreaterThanOrEqual(Date.now());
  });

  test('what finds no room is left out: the stream goes on after a gap', async () => {
    const { id, store, add } = await open();
    await add(0);
    await store.settled();
    await withoutStorage(async () => {
      await add(1);
      await store.settled();
    });
    expect(store.isStorageAway).toBe(true);
    expect(existsSync(join(folder, '720-1.ts'))).toBe(false);
    await add(2);
    await add(3);
    await store.settled();
    expect(store.isStorageAway).toBe(false);
    const best = (await streams.pieces(id)).filter(({ quality }) => quality === 720);
    expect(best.map(({ number, is_discontinuity }) => [number, is_discontinuity])).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
    ]);
    expect((best[1]?.begun_at ?? 0) - (best[0]?.begun_at ?? 0)).toBe(4000);
  });

  test('a storage that is too slow leaves out what waits for it, and fills no disk', async () => {
    const { id, store, add } = await open();
    let release = () => {};
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    const real = mediaStorage().put.bind(mediaStorage());
    const put = jest.spyOn(mediaStorage(), 'put').mockImplementation(async (...file) => {
      await opened;
      return real(...file);
    });
    for (let index = 0; index < 17; index += 1) await add(index);
    release();
    await store.settled();
    put.mockRestore();
    expect(store.isStorageAway).toBe(true);
    expect(await streams.pieces(id)).toHaveLength(15 * qualities.length);
    expect(existsSync(join(folder, '720-16.ts'))).toBe(false);
  });
});
