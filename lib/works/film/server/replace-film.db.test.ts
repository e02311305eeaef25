import { mediaStorage } from '@/lib/base/media/port';
import type { ProcessingState } from '@/lib/works/work/codes';
import { workDraft } from '@/lib/works/work/contract';
import { submitWork } from '@/lib/works/work/server/works/submit-work';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { beginWithPeople, sourceRow, workOfLin, worksIn } from '@/test/works';
import { breakSource } from './processing/break-source';
import { processWork } from './processing/process-work';
import { removeFilm } from './processing/remove-film';
import { replaceFilm } from './replace-film';

describeOnBothEngines('another film for a work whose film is broken', (database) => {
  useMediaFolder();
  const { as, jobs, rowOf } = worksIn(database);
  const replace = (uploadId = 'whole', id = 'work', personId: string | null = 'lin') =>
    replaceFilm(as(personId), { id, uploadId });
  const upload = (id: string, received = 200, owner_id = 'lin') => {
    const times = { created_at: noon, touched_at: noon, used_at: null };
    return { id, owner_id, name: '新片.mov', type: 'video/quicktime', bytes: 200, received, slot: null, ...times };
  };
  const source = () => database().db.read.selectFrom('video_source').selectAll().executeTakeFirstOrThrow();
  const usedUploads = async () => {
    const rows = await database().db.read.selectFrom('upload').select('id').where('used_at', 'is not', null).execute();
    return rows.map(({ id }) => id);
  };
  const setFile = (state: ProcessingState) =>
    database().db.transaction((tx) => tx.updateTable('video_source').set({ state }).execute());

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await beginWithPeople(tx);
      const said = { title_en: 'Tide', intro_en: 'Of light', software: '["Blender"]', is_made_with_ai: 1, revision: 4 };
      await insertRows(tx, 'video', [workOfLin({ id: 'work', state: 'failed', verified_at: null, ...said })]);
      await insertRows(tx, 'video_tag', [{ video_id: 'work', position: 0, tag: '光', tag_key: '光' }]);
      const credit = {
        video_id: 'work',
        person_id: 'mo',
        position: 0,
        roles: '["sound"]',
        state: 'confirmed' as const,
      };
      await insertRows(tx, 'video_credit', [credit]);
      await insertRows(tx, 'video_source', [sourceRow('work', 'broken')]);
      await insertRows(tx, 'upload', [upload('whole'), upload('half', 100), upload('theirs', 200, 'mo')]);
    }),
  );

  test('makes it a draft again with all that was said of it, and begins with the film', async () => {
    const draft = await replace();
    expect(workDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      state: 'pending_edit',
      revision: 4,
      titleZh: '旧题',
      titleEn: 'Tide',
      introZh: '旧文',
      introEn: 'Of light',
      cover: 'works/old.jpg',
      isOriginal: 'true',
      isMadeWithAi: true,
      tags: ['光'],
      software: ['Blender'],
      credits: [{ userId: 'mo', roles: ['sound'], state: 'confirmed' }],
      processing: { state: 'waiting', problem: null },
      uploadId: null,
    });
    expect(await source()).toMatchObject({ upload_id: 'whole', name: '新片.mov', bytes: 200 });
    const payload = JSON.stringify({ videoId: 'work', uploadId: 'whole' });
    expect(await jobs()).toMatchObject([{ kind: 'video.process', payload }]);
    expect(await submitWork(as('lin'), { id: 'work', revision: 4, acknowledged: false })).toMatchObject({
      state: 'pending_review',
    });
  });

  test('takes an upload that has not ended, and the same one twice is once', async () => {
    const draft = { state: 'pending_edit', uploadId: 'half', processing: { state: 'uploading', progress: 50 } };
    expect(await replace('half')).toMatchObject(draft);
    expect(await replace('half')).toMatchObject(draft);
    const taken = { state: 'ready', upload_id: null, original: 'videos/work/half/original' } as const;
    await database().db.transaction((tx) => tx.updateTable('video_source').set(taken).execute());
    expect(await replace('half')).toMatchObject({ processing: { state: 'ready' } });
    expect(await usedUploads()).toEqual(['half']);
  });

  test('gives a draft a film that has had none', async () => {
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('video_source').execute();
      await tx.updateTable('video').set({ state: 'pending_edit' }).execute();
    });
    expect(await replace()).toMatchObject({ state: 'pending_edit', processing: { state: 'waiting' } });
  });

  test('removes what is left of the broken one, and only that', async () => {
    const former = { upload_id: null, original: 'videos/work/former/original', problem: 'failed' } as const;
    await database().db.transaction((tx) => tx.updateTable('video_source').set(former).execute());
    const keys = ['videos/work/former/original', 'videos/work/former/360/00000.ts', 'videos/work/whole/original'];
    for (const key of keys) await mediaStorage().put(key, new Uint8Array([1]));
    await replace();
    const left = { videoId: 'work', uploadId: 'former' };
    expect(await jobs()).toMatchObject([
      { kind: 'video.process' },
      { kind: removeFilm.kind, payload: JSON.stringify(left) },
    ]);
    const job = { ...testContext(database().db), attempt: 1, signal: new AbortController().signal };
    await removeFilm.run(job, left);
    await removeFilm.run(job, { videoId: 'work', uploadId: 'whole' });
    const found = await Promise.all(keys.map((key) => mediaStorage().head(key)));
    expect(found.map((file) => file !== null)).toEqual([false, false, true]);
    expect(await usedUploads()).toEqual(['whole']);
  });

  test('what still happens to the broken one does nothing to the new one', async () => {
    await replace();
    const former = { videoId: 'work', uploadId: 'former' };
    await database().db.transaction(async (tx) => {
      expect(await breakSource(testContext(database().db), tx, { ...former, problem: 'failed' })).toBe(false);
    });
    await processWork.run({ ...testContext(database().db), attempt: 2, signal: new AbortController().signal }, former);
    expect(await source()).toMatchObject({ state: 'waiting', upload_id: 'whole' });
    expect(await rowOf('work')).toMatchObject({ state: 'pending_edit' });
  });

  test.each(['uploading', 'waiting', 'working', 'ready'] as const)('one that is %s stays', async (state) => {
    await setFile(state);
    await expect(replace()).rejects.toMatchObject({ code: 'Changed' });
    expect(await usedUploads()).toEqual([]);
  });

  test.each(['pending_review', 'verified'] as const)('the film of a work that is %s stays', async (state) => {
    await database().db.transaction((tx) => tx.updateTable('video').set({ state }).execute());
    await expect(replace()).rejects.toMatchObject({ code: 'Changed' });
    expect(await source()).toMatchObject({ state: 'broken' });
    expect(await usedUploads()).toEqual([]);
  });

  test('the film of a work in a contest stays', async () => {
    await database().db.transaction((tx) => tx.updateTable('video').set({ contest_count: 1 }).execute());
    await expect(replace()).rejects.toMatchObject({ code: 'InContest' });
    expect(await source()).toMatchObject({ state: 'broken' });
  });

  test('of two that are sent at once one is taken, and the other can be used for something else', async () => {
    await database().db.transaction((tx) => insertRows(tx, 'upload', [upload('second')]));
    for (let round = 0; round < 5; round += 1) {
      const ends = await settled([replace('whole'), replace('second')]);
      expect(ends.toSorted()).toEqual(['Changed', 'done']);
      const taken = ends[0] === 'done' ? 'whole' : 'second';
      expect(await source()).toMatchObject({ upload_id: taken, state: 'waiting' });
      expect(await usedUploads()).toEqual([taken]);
      await database().db.transaction(async (tx) => {
        await tx.updateTable('upload').set({ used_at: null }).execute();
        await tx.updateTable('video').set({ state: 'failed' }).execute();
        await tx.updateTable('video_source').set({ state: 'broken', upload_id: null }).execute();
      });
    }
  });

  test("refuses another person's work and another person's upload, and one that a work has", async () => {
    const refusal = { code: 'NullPointer' };
    await expect(replace('theirs', 'work', 'mo')).rejects.toMatchObject(refusal);
    await expect(replace('theirs')).rejects.toMatchObject(refusal);
    await expect(replace('nothing')).rejects.toMatchObject(refusal);
    await expect(replace('whole', 'nothing')).rejects.toMatchObject(refusal);
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', [workOfLin({ id: 'other', state: 'failed' })]);
      await insertRows(tx, 'video_source', [sourceRow('other', 'broken')]);
    });
    await replace('half', 'other');
    await expect(replace('half')).rejects.toMatchObject(refusal);
    expect(await rowOf('work')).toMatchObject({ state: 'failed' });
  });

  test('refuses a visitor and who has bound no phone', async () => {
    await expect(replace('whole', 'work', null)).rejects.toMatchObject({ code: 'Unauthorized' });
    const phoneless = testContext(database().db, { caller: callerOf('lin', { hasPhone: false }) });
    const asked = replaceFilm(phoneless, { id: 'work', uploadId: 'whole' });
    await expect(asked).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect(await source()).toMatchObject({ state: 'broken' });
  });
});
