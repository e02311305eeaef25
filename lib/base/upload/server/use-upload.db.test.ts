import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mediaStorage } from '@/lib/base/media/port';
import { copyUpload, discardUpload, useUpload } from '@/lib/base/upload/port';
import type { Context } from '@/lib/platform/server/context';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { insertRows, personRow } from '@/test/rows';
import { keptBytes, keptKeys, someBytes } from '@/test/upload-door';
import { keptFor } from '../rules/expiry';
import { insertUpload } from './insert-upload';
import { keepPart, newUploadId } from './parts';

const file = someBytes(700_000);
const [first, second] = [file.subarray(0, 400_000), file.subarray(400_000)] as const;

describeOnBothEngines('what uploads are used for', (database) => {
  useMediaFolder();
  const db = () => database().db;
  /** What the listener of `upload.finished` saw of the upload in its transaction. */
  let finished: { id: string; isUsed: boolean }[] = [];
  let folder: string;

  const context = (overrides: Partial<Context> = {}) =>
    testContext(db(), {
      emit: async (_context, tx, kind, event) => {
        if (kind !== 'upload.finished') return;
        const id = (event as { uploadId: string }).uploadId;
        const row = await tx.selectFrom('upload').select('used_at').where('id', '=', id).executeTakeFirstOrThrow();
        finished.push({ id, isUsed: row.used_at !== null });
      },
      ...overrides,
    });

  async function begin(ownerId = 'lin'): Promise<string> {
    const id = newUploadId();
    const row = { id, owner_id: ownerId, name: '光.mp4', type: 'video/mp4', bytes: file.length };
    await db().transaction((tx) => insertUpload(tx, row, noon));
    return id;
  }
  const keep = (uploadId: string, start: number, bytes: Uint8Array) =>
    keepPart(context(), { uploadId, ownerId: 'lin', start }, bytes);
  const use = (id: string, ownerId = 'lin', now = noon) =>
    db().transaction((tx) => useUpload(tx, { id, ownerId }, now));
  const finish = (id: string) => keep(id, first.length, second);
  const copy = (id: string, signal = new AbortController().signal) =>
    copyUpload(context(), id, join(folder, 'copy'), signal);

  beforeAll(() =>
    db().transaction((tx) =>
      insertRows(
        tx,
        'person',
        ['lin', 'wang'].map((id) => personRow({ id })),
      ),
    ),
  );
  beforeEach(async () => {
    finished = [];
    folder = await mkdtemp(join(tmpdir(), 'lightfield-copy-'));
    await db().transaction((tx) => tx.deleteFrom('upload').execute());
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('an upload is used once, by its owner, as long as it is not over', async () => {
    const id = await begin();
    for (const [what, ownerId, now] of [
      ['none', 'lin', noon],
      [id, 'wang', noon],
      [id, 'lin', noon + keptFor],
    ] as const) {
      await expect(use(what, ownerId, now)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(await use(id)).toEqual({ name: '光.mp4', bytes: file.length, isFinished: false });
    await expect(use(id)).rejects.toMatchObject({ code: 'NullPointer' });
    const whole = await begin();
    await keep(whole, 0, file);
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => use(whole)));
    const done = uses.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toEqual([{ name: '光.mp4', bytes: file.length, isFinished: true }]);
  });

  test('what is used takes no place of its owner, and goes on as before', async () => {
    for (let count = 0; count < 30; count += 1) await use(await begin());
    const id = await begin();
    await use(id);
    await keep(id, 0, first);
    await keep(id, first.length, second);
    expect(finished).toEqual([{ id, isUsed: true }]);
  });

  test('the last byte comes before it is used or after, and is always reported', async () => {
    const pause = () => sleep(Math.random() * 20);
    const meet = async (id: string) => {
      const [used] = await Promise.all([pause().then(() => use(id)), pause().then(() => finish(id))]);
      return used;
    };
    // The first two rounds are sure to be in one order each.
    const orders: (typeof meet)[] = [
      async (id) => {
        await finish(id);
        return use(id);
      },
      async (id) => {
        const used = await use(id);
        await finish(id);
        return used;
      },
    ];
    const seen = { before: 0, after: 0 };
    for (let round = 0; round < 60; round += 1) {
      finished = [];
      const id = await begin();
      await keep(id, 0, first);
      const used = await (orders[round] ?? meet)(id);
      // Exactly one of both reports it: either it was complete, or the event finds its user.
      expect([used.isFinished, finished]).toEqual([used.isFinished, [{ id, isUsed: !used.isFinished }]]);
      seen[used.isFinished ? 'after' : 'before'] += 1;
      await discardUpload(context(), id);
    }
    expect(seen.before).toBeGreaterThan(0);
    expect(seen.after).toBeGreaterThan(0);
  });

  test('a copy has all bytes in their order, and only of what is whole', async () => {
    const id = await begin();
    await keep(id, 0, first);
    await expect(copy(id)).rejects.toThrow('is not whole');
    await expect(copy('none')).rejects.toThrow('is not whole');
    await keep(id, first.length, second);
    await copy(id);
    expect((await readFile(join(folder, 'copy'))).equals(file)).toBe(true);
    await expect(copy(id)).rejects.toMatchObject({ code: 'EEXIST' });
  });

  test('a part that is lost or cut off, and an abort, make a copy fail', async () => {
    const id = await begin();
    await keep(id, 0, first);
    await keep(id, first.length, second);
    const stopped = new AbortController();
    stopped.abort();
    await expect(copy(id, stopped.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await rm(join(folder, 'copy'), { force: true });
    const { media_key } = await db()
      .read.selectFrom('upload_part')
      .select('media_key')
      .where('start', '>', 0)
      .executeTakeFirstOrThrow();
    await mediaStorage().put(media_key, second.subarray(1));
    await expect(copy(id)).rejects.toThrow('is lost');
    await rm(join(folder, 'copy'), { force: true });
    await mediaStorage().remove(media_key);
    await expect(copy(id)).rejects.toThrow('is lost');
  });

  test('only what is used is discarded, with all that is kept of it', async () => {
    const [used, unused] = [await begin(), await begin()];
    for (const id of [used, unused]) await keep(id, 0, first);
    await use(used);
    await mediaStorage().put(`uploads/parts/${used}/left-by-a-crash`, first);
    for (const id of [used, used, unused]) await discardUpload(context(), id);
    expect(await db().read.selectFrom('upload').select('id').execute()).toEqual([{ id: unused }]);
    expect(await keptKeys()).toHaveLength(1);
    expect((await keptBytes(db(), unused)).equals(first)).toBe(true);
    await expect(keep(used, first.length, second)).rejects.toMatchObject({ code: 'Changed' });
    expect(await keptKeys()).toHaveLength(1);
  });
});
