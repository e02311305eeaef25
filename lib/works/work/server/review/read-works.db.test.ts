import type { Caller } from '@/lib/platform/server/context';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { addCreators, filmRow, noReviewers, onlyReviewedWorks, reviewer } from '@/test/reviewed-works';
import { insertRows, videoRow } from '@/test/rows';
import { getWorkForReview as getCall, listWorks as listCall } from '../../contract';
import { getWorkForReview } from './get-work-for-review';
import { listWorks } from './list-works';

describeOnBothEngines('what reviewers read of works', (database) => {
  const as = (caller: Caller | null, language: 'zh' | 'en' = 'zh') => testContext(database().db, { caller, language });
  const list = (asked: object = {}, caller: Caller | null = reviewer) =>
    listWorks(as(caller), listCall.input.parse(asked));
  const idsOf = async (asked: object = {}) => (await list(asked)).list.map(({ id }) => id);

  beforeAll(() => addCreators(database().db));
  beforeEach(() => onlyReviewedWorks(database().db));

  test('lists what waits, the longest first, as the contract says', async () => {
    const page = await list();
    expect(listCall.data.parse(page)).toEqual(page);
    expect(page.list).toEqual([
      {
        id: 'waits',
        title: '夜 赌 博',
        thumb: null,
        author: '林一',
        authorId: 'author',
        duration: 60,
        state: 'pending_review',
        processing: { state: 'ready', progress: 40, problem: null },
        words: ['赌博'],
        submittedAt: '2026-11-20T11:59:59.000+08:00',
      },
      expect.objectContaining({ id: 'came later', processing: { state: 'working', progress: 40, problem: null } }),
    ]);
  });

  test.each([
    [{ order: 'desc' }, ['came later', 'waits']],
    [{ sort: 'createdAt' }, ['came later', 'waits']],
    [{ search: '夜' }, ['waits']],
    [{ search: '王二' }, ['came later']],
    [{ search: 'waits' }, ['waits']],
    [{ search: '_' }, []],
    [{ state: 'verified', search: 'night' }, ['public']],
    [{ state: 'failed' }, ['failed']],
    [{ state: 'pending_edit' }, ['draft']],
    [{ pageSize: 1, pageIndex: 2 }, ['came later']],
  ])('lists what is asked for: %j', async (asked, ids) => {
    expect(await idsOf(asked)).toEqual(ids);
  });

  test('lists every work once over all pages, and no deleted one', async () => {
    const many = Array.from({ length: 43 }, (_, index) =>
      videoRow({ id: `v${index}`, state: 'pending_review', submitted_at: noon + (index % 5) }),
    );
    await database().db.transaction((tx) => insertRows(tx, 'video', many));
    const pages = await everyPage((pageIndex) => list({ pageIndex, pageSize: 10 }));
    const ids = pages.flatMap((page) => page.list.map(({ id }) => id));
    expect(ids.toSorted()).toEqual([...many.map(({ id }) => id), 'waits', 'came later'].toSorted());
    expect(listCall.input.safeParse({ state: 'deleted' }).success).toBe(false);
  });

  test('says how far an upload has come, and that a work without a file cannot be played', async () => {
    const upload = { owner_id: 'author', name: 'a', type: '', bytes: 1000, received: 605, slot: 0 };
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('upload').execute();
      await tx
        .insertInto('upload')
        .values({ ...upload, id: 'u', created_at: noon, touched_at: noon, used_at: null })
        .execute();
      await insertRows(tx, 'video_source', [{ ...filmRow('draft', 'uploading'), upload_id: 'u' }]);
      await tx.deleteFrom('video_source').where('video_id', '=', 'public').execute();
    });
    const draft = await getWorkForReview(as(reviewer), { id: 'draft' });
    expect(draft).toMatchObject({ processing: { state: 'uploading', progress: 60 }, uploadId: 'u' });
    const bare = await getWorkForReview(as(reviewer), { id: 'public' });
    expect(bare).toMatchObject({ processing: { state: 'broken', problem: 'failed' }, file: null });
  });

  test('marks what is prohibited at present too, in tags and in texts that wait as well', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video_tag', [{ video_id: 'public', position: 1, tag: '私彩', tag_key: '私彩' }]);
      const waiting = { field: 'introEn', text: 'A ca-sino', words: '["casino"]', created_at: noon, decided_at: null };
      await insertRows(tx, 'moderation_review', [
        { ...waiting, id: 'r', kind: 'video', subject_id: 'public', state: 'pending' },
      ]);
    });
    const seen = await getWorkForReview(as(reviewer), { id: 'public' });
    expect(seen.words.toSorted()).toEqual(['casino', '私彩']);
    expect(seen.underReview).toEqual({ introEn: 'A ca-sino' });
  });

  test('shows everything that the creator says', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video_tag', [{ video_id: 'waits', position: 1, tag: 'LED', tag_key: 'led' }]);
      await insertRows(tx, 'video_credit', [
        { video_id: 'waits', person_id: 'other', position: 1, roles: '["sound"]', state: 'asked' },
      ]);
    });
    const seen = await getWorkForReview(as(reviewer, 'en'), { id: 'waits' });
    expect(getCall.data.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({
      titleZh: '夜 赌 博',
      titleEn: '',
      author: '林一',
      words: ['赌博'],
      tags: ['LED'],
      credits: [{ userId: 'other', nickname: '王二', roles: ['sound'], state: 'asked' }],
      file: { name: '夜.mp4', bytes: 2_000_000_000, width: 1920, height: 1080, qualities: [1080, 720] },
      revision: 2,
    });
    for (const id of ['deleted', 'nothing']) {
      await expect(getWorkForReview(as(reviewer), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test.each(noReviewers)('is nothing for %s', async (_, caller, code) => {
    await expect(list({}, caller)).rejects.toMatchObject({ code });
    await expect(getWorkForReview(as(caller), { id: 'waits' })).rejects.toMatchObject({ code });
  });
});
