import { breakSource } from '@/lib/works/film/server/processing/break-source';
import type { ProcessingState } from '@/lib/works/work/contract';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { bad, beginWithPeople, sameFields, sourceRow, workOfLin, worksIn, worse } from '@/test/works';
import { decideOnWork } from '../review/decide-on-work';
import { lockForContest } from './contest-lock';
import { saveWork } from './save-work';
import { submitWork } from './submit-work';
import { withdrawWork } from './withdraw-work';

type Input = Parameters<typeof submitWork>[1];

describeOnBothEngines('handing a work in', (database) => {
  const { as, add, rowOf } = worksIn(database);
  const submit = (asked: Partial<Input> = {}, personId: string | null = 'lin', language: 'zh' | 'en' = 'zh') =>
    submitWork(as(personId, language), { id: 'draft', revision: 0, acknowledged: false, ...asked });
  const withdraw = (id = 'draft', personId: string | null = 'lin') => withdrawWork(as(personId), { id });
  const save = (fields: object) => saveWork(as('lin'), { ...sameFields, id: 'draft', revision: 0, ...fields });
  const decide = (asked: object) =>
    decideOnWork(testContext(database().db, { caller: callerOf('ed', { staff: 'reviewer' }) }), {
      id: 'draft',
      revision: 0,
      act: 'approve',
      reason: '',
      ...asked,
    });
  const setFile = (state: ProcessingState) =>
    database().db.transaction((tx) => tx.updateTable('video_source').set({ state }).execute());

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await beginWithPeople(tx);
      await insertRows(tx, 'video', [workOfLin({ id: 'draft', state: 'pending_edit', verified_at: null })]);
      await insertRows(tx, 'video_source', [{ ...sourceRow('draft', 'waiting'), upload_id: 'film' }]);
    }),
  );

  test('makes it wait for review, and withdrawing makes it a draft again', async () => {
    expect(await submit()).toMatchObject({ state: 'pending_review', revision: 0 });
    expect(await rowOf('draft')).toMatchObject({ submitted_at: noon, words: '[]' });
    expect(await withdraw()).toMatchObject({ state: 'pending_edit', revision: 0 });
    expect(await rowOf('draft')).toMatchObject({ submitted_at: null });
  });

  test('one that failed is handed in again without its reason', async () => {
    await submit();
    await decide({ act: 'refuse', reason: '太暗' });
    expect(await rowOf('draft')).toMatchObject({ state: 'failed', reason: '太暗' });
    expect(await submit()).toMatchObject({ state: 'pending_review', reason: '' });
  });

  test.each(['uploading', 'broken'] as const)('a file that is %s is no file yet', async (state) => {
    await setFile(state);
    await expect(submit()).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'file', rule: 'required' }] },
    });
  });

  test('says what it lacks in each version', async () => {
    await add({ id: 'bare', state: 'pending_edit', title_zh: '', cover: null, is_original: null });
    const lacking = (fields: string[]) => ({
      code: '400',
      details: { fields: fields.map((field) => ({ field, rule: 'required' })) },
    });
    await expect(submit({ id: 'bare' })).rejects.toMatchObject(lacking(['file', 'titleZh', 'cover', 'isOriginal']));
    await expect(submit({ id: 'bare' }, 'lin', 'en')).rejects.toMatchObject(
      lacking(['file', 'titleEn', 'introEn', 'cover', 'isOriginal']),
    );
    await expect(submit({}, 'lin', 'en')).rejects.toMatchObject(lacking(['titleEn', 'introEn']));
    expect(await rowOf('draft')).toMatchObject({ state: 'pending_edit' });
  });

  test('prohibited words warn, and are noted for the reviewers once acknowledged', async () => {
    await save({ titleZh: bad, tags: ['光', worse] });
    const fields = ['titleZh', 'tags.1'].map((field) => ({ field, rule: 'prohibited' }));
    const warned = submit({ revision: 1 });
    await expect(warned).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    expect(await submit({ revision: 1, acknowledged: true })).toMatchObject({ state: 'pending_review' });
    expect(await rowOf('draft')).toMatchObject({ words: JSON.stringify(['赌博', 'casino bonus']) });
  });

  test('an older revision, and what is handed in or public already, is Changed', async () => {
    await expect(submit({ revision: 7 })).rejects.toMatchObject({ code: 'Changed' });
    await submit();
    await expect(submit()).rejects.toMatchObject({ code: 'Changed' });
    await decide({ act: 'refuse', reason: '太暗' });
    await expect(withdraw()).rejects.toMatchObject({ code: 'Changed' });
  });

  test('what waits for a decision in a contest stays there', async () => {
    await submit();
    await database().db.transaction((tx) => lockForContest(tx, { id: 'draft', personId: 'lin' }));
    await expect(withdraw()).rejects.toMatchObject({ code: 'InContest' });
    expect(await rowOf('draft')).toMatchObject({ state: 'pending_review' });
  });

  test('of many who do it at once one does', async () => {
    const ends = await settled(Array.from({ length: 20 }, () => submit()));
    expect(ends.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'Changed'), 'done']);
  });

  test('of a withdrawal and a decision at once one happens', async () => {
    await setFile('ready');
    for (let round = 0; round < 5; round += 1) {
      await submit();
      const [taken, approved] = await settled([withdraw(), decide({})]);
      expect([taken, approved].toSorted()).toEqual(['Changed', 'done']);
      expect((await rowOf('draft')).state).toBe(taken === 'done' ? 'pending_edit' : 'verified');
      await database().db.transaction((tx) => tx.updateTable('video').set({ state: 'pending_edit' }).execute());
    }
  });

  test('a decision on what its creator has changed meanwhile is Changed', async () => {
    await setFile('ready');
    await submit();
    await save({ titleZh: '新题' });
    await expect(decide({})).rejects.toMatchObject({ code: 'Changed' });
    await decide({ revision: 1 });
    expect(await rowOf('draft')).toMatchObject({ state: 'verified', title_zh: '新题' });
  });

  test('of a change and an approval at once the public sees nothing that nobody has read', async () => {
    await setFile('ready');
    await submit();
    const [saved, approved] = await settled([save({ titleZh: bad }), decide({})]);
    expect([saved, approved].toSorted()).toEqual(['Changed', 'done']);
    const { state, title_zh } = await rowOf('draft');
    expect([state, title_zh]).toEqual(saved === 'done' ? ['pending_review', bad] : ['verified', '旧题']);
  });

  test('a file that breaks at the same moment never leaves a work that waits', async () => {
    const problem = { videoId: 'draft', uploadId: 'film', problem: 'notVideo' } as const;
    const breaks = database().db.transaction((tx) => breakSource(testContext(database().db), tx, problem));
    await settled([submit(), breaks]);
    expect(await rowOf('draft')).toMatchObject({ state: 'failed' });
  });

  test('refuses another user, a visitor, and who has bound no phone', async () => {
    await expect(submit({}, 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(submit({}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
    const phoneless = testContext(database().db, { caller: callerOf('lin', { hasPhone: false }) });
    const handedIn = submitWork(phoneless, { id: 'draft', revision: 0, acknowledged: false });
    await expect(handedIn).rejects.toMatchObject({ code: 'PhoneNeeded' });
    await submit();
    await expect(withdraw('draft', 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(withdraw('draft', null)).rejects.toMatchObject({ code: 'Unauthorized' });
    expect(await rowOf('draft')).toMatchObject({ state: 'pending_review' });
  });
});
