import { describeOnBothEngines } from '@/test/engines';
import { questionScene, watched } from '@/test/questions';
import { getQuestion } from './questions/get-question';

describeOnBothEngines('the posts of a person', (database) => {
  const { as, ask, save, answer, accept, change, get, agrees, question, versions, visitor, ...scene } =
    questionScene(database);
  const tell = (
    kind: 'account.leaving' | 'account.exported',
    personId: string,
    parts: Record<string, unknown> = {},
  ) => {
    const context = visitor();
    return database().db.transaction((tx) => context.emit(context, tx, kind, { personId, parts } as never));
  };

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('are in their export, with what they said before and what waits', async () => {
    const { id } = await ask();
    await save(id, { text: '五米。' });
    const given = await answer(id, 'asker');
    await change(given.id, 'asker', watched, 0, true);
    const parts: Record<string, unknown> = {};
    await tell('account.exported', 'asker', parts);
    expect(parts).toMatchObject({
      questions: [{ id, topicId: 'light', title: '用什么灯？', text: '五米。', earlier: [{ text: '展厅高四米。' }] }],
      answers: [{ id: given.id, questionId: id, text: '窄角度的就好。', underReview: { text: watched } }],
    });
  });

  test('are gone with the account; a question that others have answered keeps its title', async () => {
    const alone = await ask();
    const answered = await ask();
    await save(answered.id, { text: '五米。' });
    const waiting = await ask({ text: watched, acknowledged: true });
    await answer(alone.id, 'asker');
    const others = await answer(answered.id, 'p1');
    await accept(answered.id, others.id);
    await tell('account.leaving', 'asker');
    for (const { id } of [alone, waiting]) {
      expect(await question(id)).toMatchObject({ state: 'removed', title: '', text: '' });
      await agrees(id);
    }
    expect(await get(answered.id)).toMatchObject({
      ...{ title: '用什么灯？', text: '', isClosed: true, answerCount: 1, accepted: { id: others.id } },
    });
    expect([await versions(answered.id), await scene.pendingReviews()]).toEqual([[], []]);
  });

  test('an erased answer is counted and accepted no longer', async () => {
    const { id } = await ask();
    const given = await answer(id, 'p1');
    await change(given.id, 'p1', '五米。');
    await answer(id, 'p2');
    await accept(id, given.id);
    await tell('account.leaving', 'p1');
    expect(await getQuestion(visitor(), { id })).toMatchObject({ answerCount: 1, accepted: null });
    expect((await scene.answers()).find((row) => row.id === given.id)).toMatchObject({ state: 'removed', text: '' });
    expect(await versions(given.id)).toEqual([]);
    await agrees(id);
  });
});
