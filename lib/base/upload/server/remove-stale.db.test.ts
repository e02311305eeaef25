import { jobs } from '@/lib/app/jobs';
import { mediaStorage } from '@/lib/base/media/port';
import { useUpload } from '@/lib/base/upload/port';
import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { insertRows, personRow } from '@/test/rows';
import { keptKeys } from '@/test/upload-door';
import { findUploads as findContract } from '../contract';
import { keptFor } from '../rules/expiry';
import { findUploads } from './find-uploads';
import { keepPart } from './parts';
import { eraseUploads } from './person-uploads';
import { removeStaleUploads } from './remove-stale';

const bytes = Buffer.from('0123456789');

describeOnBothEngines('uploads that are over', (database) => {
  useMediaFolder();
  const db = () => database().db;
  let expired: string[] = [];
  let failure: Error | undefined;

  const context = (overrides: Partial<Context> = {}) =>
    testContext(db(), {
      emit: async (_context, tx, kind, event) => {
        if (failure) throw failure;
        if (kind !== 'upload.expired') return;
        // In the transaction that removes it.
        const id = (event as { uploadId: string }).uploadId;
        expect(await tx.selectFrom('upload').select('id').where('id', '=', id).execute()).toEqual([]);
        expired.push(id);
      },
      ...overrides,
    });
  const runAt = (now: number, signal = new AbortController().signal) =>
    removeStaleUploads.run({ ...context({ now: () => now }), attempt: 1, signal }, { occurrence: now });

  /** An upload that received this many of ten bytes at noon. */
  async function put(id: string, { received = 4, isUsed = false, owner = 'lin' } = {}): Promise<void> {
    const row = { id, owner_id: owner, name: `${id}.mp4`, type: '', bytes: bytes.length, slot: null };
    await db().transaction((tx) =>
      insertRows(tx, 'upload', [{ ...row, received: 0, created_at: noon, touched_at: noon, used_at: null }]),
    );
    if (received > 0) await keep(id, 0, bytes.subarray(0, received), noon, owner);
    if (isUsed) await db().transaction((tx) => useUpload(tx, { id, ownerId: owner }, noon));
  }
  const keep = (uploadId: string, start: number, some: Uint8Array, now: number, ownerId = 'lin') =>
    keepPart(context({ now: () => now }), { uploadId, ownerId, start }, some);
  const left = async () =>
    (await db().read.selectFrom('upload').select('id').orderBy('id').execute()).map((row) => row.id);
  const folders = async () => [...new Set((await keptKeys()).map((key) => key.split('/')[2]))].toSorted();

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
    expired = [];
    failure = undefined;
    await db().transaction((tx) => tx.deleteFrom('upload').execute());
  });

  test('go after seven days, unless they are used and whole; who waits for the rest is told', async () => {
    await put('unused');
    await put('begun', { received: 0 });
    await put('unused-whole', { received: 10 });
    await put('waited-for', { isUsed: true });
    await put('used-whole', { received: 10, isUsed: true });
    await put('went-on');
    await keep('went-on', 4, bytes.subarray(4, 5), noon + 1);
    const all = await left();
    await runAt(noon + keptFor - 1);
    expect([await left(), expired]).toEqual([all, []]);
    await runAt(noon + keptFor);
    expect([await left(), expired]).toEqual([['used-whole', 'went-on'], ['waited-for']]);
    expect(await folders()).toEqual(['used-whole', 'went-on']);
    await runAt(noon + keptFor);
    expect(expired).toEqual(['waited-for']);
    expect(jobs).toContain(removeStaleUploads);
  });

  test('however many there are', async () => {
    const row = { owner_id: 'lin', name: '', type: '', bytes: 10, slot: null, received: 0, created_at: noon };
    const rows = Array.from({ length: 230 }, (_, index) => ({
      ...row,
      id: `u${index}`,
      touched_at: noon,
      used_at: null,
    }));
    await db().transaction((tx) => insertRows(tx, 'upload', rows));
    await runAt(noon + keptFor);
    expect(await left()).toEqual([]);
  });

  test('stay when whoever waits could not be told, or when the node stops', async () => {
    await put('waited-for', { isUsed: true });
    failure = new Error('the listener failed');
    await expect(runAt(noon + keptFor)).rejects.toThrow('the listener failed');
    failure = undefined;
    await expect(runAt(noon + keptFor, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect([await left(), await folders()]).toEqual([['waited-for'], ['waited-for']]);
    await runAt(noon + keptFor);
    expect([await left(), await folders(), expired]).toEqual([[], [], ['waited-for']]);
  });

  test('a byte that comes at the same time saves an upload whole, or it is gone whole', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = `race${round}`;
      await put(id);
      const [came] = await Promise.allSettled([keep(id, 4, bytes.subarray(4), noon + keptFor), runAt(noon + keptFor)]);
      const isThere = came.status === 'fulfilled';
      expect(await left()).toEqual(isThere ? [id] : []);
      expect(await folders()).toEqual(isThere ? [id] : []);
      if (isThere) await runAt(noon + 3 * keptFor);
    }
  });

  test('bytes that belong to no upload are removed, those of others are not', async () => {
    await put('kept');
    for (const id of ['crashed', 'crashed-too']) await mediaStorage().put(`uploads/parts/${id}/some`, bytes);
    await mediaStorage().put('uploads/public/other', bytes);
    await runAt(noon);
    expect(await folders()).toEqual(['kept']);
    expect(await mediaStorage().head('uploads/public/other')).not.toBeNull();
  });

  test('the caller finds what they have begun and not used, and nobody else’s', async () => {
    await put('mine');
    await put('mine-whole', { received: 10 });
    await put('mine-used', { isUsed: true });
    await put('another', { owner: 'wang' });
    const as = (id: string, now = noon) => findUploads(context({ caller: callerOf(id), now: () => now }));
    const found = await as('lin');
    expect(findContract.data.parse(found)).toEqual(found);
    expect(found.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
      { id: 'mine', name: 'mine.mp4', bytes: 10, received: 4, expiresAt: '2026-11-27T12:00:00.000+08:00' },
      { id: 'mine-whole', name: 'mine-whole.mp4', bytes: 10, received: 10, expiresAt: '2026-11-27T12:00:00.000+08:00' },
    ]);
    expect(await as('lin', noon + keptFor)).toEqual([]);
    await expect(findUploads(context())).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('an erased account leaves nothing that nobody uses; an export names it all', async () => {
    await put('unused');
    await put('waited-for', { isUsed: true });
    await put('used-whole', { received: 10, isUsed: true });
    await put('another', { owner: 'wang' });
    const real = testContext(db());
    const parts: Record<string, unknown> = {};
    await db().transaction((tx) => real.emit(real, tx, 'account.exported', { personId: 'lin', parts }));
    expect(parts.uploads).toHaveLength(3);
    expect(parts.uploads).toContainEqual({
      name: 'unused.mp4',
      bytes: 10,
      received: 4,
      since: '2026-11-20T04:00:00.000Z',
    });
    await db().transaction((tx) => real.emit(real, tx, 'account.erased', { personId: 'lin' }));
    expect(await left()).toEqual(['another', 'used-whole']);
    await runAt(noon);
    expect(await folders()).toEqual(['another', 'used-whole']);
  });

  test('who waits for the upload of an erased account is told', async () => {
    await put('waited-for', { isUsed: true });
    await put('unused');
    await db().transaction((tx) => eraseUploads(context(), tx, { personId: 'lin' }));
    expect([await left(), expired]).toEqual([[], ['waited-for']]);
  });
});
