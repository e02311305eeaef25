import type { Caller } from '@/lib/platform/server/context';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { setPick as contract } from '../contract';
import { findPicks } from './find-picks';
import { setPick } from './set-pick';

const editor = callerOf('ed', { staff: 'editor' });

describeOnBothEngines('picking works for a month', (database) => {
  const as = (caller: Caller | null) => testContext(database().db, { caller });
  const pick = (id: string, asked: object = {}, caller: Caller | null = editor) =>
    setPick(as(caller), contract.input.parse({ id, month: '2026-11', isPicked: true, ...asked }));
  const picks = async (month = '2026-11') => (await findPicks(as(null), { month })).list.map(({ videoId }) => videoId);
  const deeds = async () => {
    const rows = await database().db.read.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id').execute();
    return rows.slice(deedsBefore);
  };
  const dropped = () => database().db.read.selectFrom('page_invalidation').select('tag').execute();

  let deedsBefore = 0;
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [
        ...['a', 'b', 'c', 'd'].map((id) => videoRow({ id })),
        ...Array.from({ length: 20 }, (_, index) => videoRow({ id: `v${index}` })),
        videoRow({ id: 'hidden', state: 'pending_review' }),
      ]);
    }),
  );
  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('video_month_pick').execute());
    deedsBefore = 0;
    deedsBefore = (await deeds()).length;
  });

  test('puts them where they are to stand, and the others make room', async () => {
    await pick('a');
    await pick('b');
    await pick('c', { position: 9 });
    expect(await picks()).toEqual(['b', 'a', 'c']);
    await pick('c', { position: 2 });
    expect(await picks()).toEqual(['b', 'c', 'a']);
    await pick('b', { position: 3 });
    expect(await picks()).toEqual(['c', 'a', 'b']);
    await pick('a', { month: '2026-10' });
    expect(await picks('2026-10')).toEqual(['a']);
  });

  test('takes them out, and once more does nothing', async () => {
    await pick('a');
    await pick('b', { position: 2 });
    const pages = (await dropped()).length;
    await pick('a', { isPicked: false });
    await pick('a', { isPicked: false });
    await pick('b', { position: 1 });
    await pick('b', { position: 1 });
    expect(await picks()).toEqual(['b']);
    expect((await dropped()).slice(pages)).toEqual([{ tag: 'video:picks' }, { tag: 'video:picks' }]);
    expect((await deeds()).map(({ action, subject_id, before, after }) => [action, subject_id, before, after])).toEqual(
      [
        ['video.pick.set', 'a', null, '{"month":"2026-11","position":1}'],
        ['video.pick.set', 'b', null, '{"month":"2026-11","position":2}'],
        ['video.pick.removed', 'a', '{"month":"2026-11","position":1}', null],
        ['video.pick.moved', 'b', '{"month":"2026-11","position":2}', '{"month":"2026-11","position":1}'],
      ],
    );
  });

  test('takes public ones alone, and lets one go that is public no more', async () => {
    for (const id of ['hidden', 'nothing']) {
      await expect(pick(id)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await database().db.transaction((tx) =>
      insertRows(tx, 'video_month_pick', [{ month: '2026-11', video_id: 'hidden', position: 1 }]),
    );
    await pick('hidden', { isPicked: false });
    const left = await database().db.read.selectFrom('video_month_pick').selectAll().execute();
    expect(left).toEqual([]);
    expect(contract.input.safeParse({ id: 'a', month: '2026-00', isPicked: true }).success).toBe(false);
  });

  test('by several at once keeps every one of them', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `v${index}`);
    const ends = await settled([...ids, ...ids].map((id) => pick(id)));
    expect(new Set(ends)).toEqual(new Set(['done']));
    expect((await picks()).toSorted()).toEqual(ids.toSorted());
    await pick('a');
    expect((await picks())[0]).toBe('a');
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('author'), 'Forbidden'],
    ['a reviewer', callerOf('re', { staff: 'reviewer' }), 'Forbidden'],
  ])('is nothing for %s', async (_, caller, code) => {
    await expect(pick('a', {}, caller)).rejects.toMatchObject({ code });
    expect(await picks()).toEqual([]);
  });
});
