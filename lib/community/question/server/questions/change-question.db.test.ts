import { describeOnBothEngines } from '@/test/engines';
import { questionScene, watched } from '@/test/questions';
import { settled } from '@/test/settled';
import { listPostVersions } from '../list-post-versions';
import { getOwnQuestion } from './get-own-question';

describeOnBothEngines('changing a question', (database) => {
  const { as, ask, save, get, decide, remove, versions, question, visitor, pendingReviews, answer, ...scene } =
    questionScene(database);

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('keeps what it said, for everybody to read', async () => {
    const { id } = await ask();
    expect(await save(id, { title: '用哪种灯？' })).toEqual({ revision: 1, isWaiting: false });
    expect(await save(id, { title: '用哪种灯？', text: '', revision: 1 })).toEqual({ revision: 2, isWaiting: false });
    expect(await get(id)).toMatchObject({ title: '用哪种灯？', text: '', revision: 2, editedAt: expect.any(String) });
    expect(await listPostVersions(visitor(), { kind: 'question', id })).toMatchObject([
      { revision: 1, title: '用哪种灯？', text: '展厅高四米。' },
      { revision: 0, title: '用什么灯？', text: '展厅高四米。' },
    ]);
    // What it says already is no change.
    expect(await save(id, { title: '用哪种灯？', text: '', revision: 2 })).toEqual({ revision: 2, isWaiting: false });
    await remove(id);
    await expect(listPostVersions(visitor(), { kind: 'question', id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('is for its asker, in the state that they know', async () => {
    const { id } = await ask();
    await expect(save(id, { title: '别的' }, 'p1')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(save('nothing', {})).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(getOwnQuestion(as('p1'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    const ends = await settled(Array.from({ length: 10 }, (_, turn) => save(id, { title: `第 ${turn} 稿` })));
    expect(ends.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'Changed'), 'done']);
    expect(await versions(id)).toHaveLength(1);
    expect((await question(id)).revision).toBe(1);
  });

  test('a watched word in a later edit waits, and the public sees the former text', async () => {
    const { id } = await ask();
    await expect(save(id, { text: watched })).rejects.toMatchObject({ code: 'ProhibitedWords' });
    const changed = { title: '新的标题', text: watched, acknowledged: true };
    expect(await save(id, changed)).toEqual({ revision: 1, isWaiting: true });
    expect(await get(id)).toMatchObject({ title: '新的标题', text: '展厅高四米。' });
    expect(await getOwnQuestion(as('asker'), { id })).toEqual({
      ...{ id, title: '新的标题', text: watched, state: 'shown', isWaiting: true, revision: 1 },
    });
    // What waits already goes on waiting, and warns nobody again.
    expect(await save(id, { title: '更新的标题', text: watched, revision: 1 })).toEqual({
      revision: 2,
      isWaiting: true,
    });
    await decide(id, true);
    expect(await get(id)).toMatchObject({ title: '更新的标题', text: watched, revision: 3 });
    expect((await versions(id)).map(({ text }) => text)).toEqual(['展厅高四米。', '展厅高四米。', '展厅高四米。']);
  });

  test('the former text takes back what waits', async () => {
    const { id } = await ask();
    await save(id, { text: watched, acknowledged: true });
    expect(await save(id, { revision: 1 })).toEqual({ revision: 2, isWaiting: false });
    expect(await pendingReviews()).toEqual([]);
    expect(await versions(id)).toEqual([]);
  });

  test('one that waits is shown as soon as it needs no review', async () => {
    const { id } = await ask({ text: watched, acknowledged: true });
    expect(await save(id, { text: `${watched}！`, acknowledged: true })).toEqual({ revision: 1, isWaiting: true });
    expect(await pendingReviews()).toEqual([id]);
    expect(await save(id, { text: '展厅高四米。', revision: 1 })).toEqual({ revision: 2, isWaiting: false });
    expect(await get(id)).toMatchObject({ text: '展厅高四米。', editedAt: null });
    expect([await versions(id), await pendingReviews()]).toEqual([[], []]);
  });

  test('a decision and a change at once leave one of their texts, and nothing that waits for ever', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await ask({ text: watched, acknowledged: true });
      const ends = await settled([decide(id, round % 2 === 0), save(id, { text: `第 ${round} 稿` })]);
      expect(['done', 'NullPointer']).toContain(ends[0]);
      expect(['done', 'Changed', 'NullPointer']).toContain(ends[1]);
      expect((await question(id)).state).not.toBe('waiting');
      expect(await pendingReviews()).toEqual([]);
    }
  });

  test('ends after many changes, and once it is closed', async () => {
    const { id } = await ask();
    await database().db.transaction((tx) =>
      tx.updateTable('question').set({ revision: 50 }).where('id', '=', id).execute(),
    );
    await expect(save(id, { title: '别的', revision: 50 })).rejects.toMatchObject({ code: 'ListFull' });
    await answer(id, 'p1');
    await remove(id);
    await expect(save(id, { title: '别的', revision: 50 })).rejects.toMatchObject({ code: 'QuestionClosed' });
  });
});
