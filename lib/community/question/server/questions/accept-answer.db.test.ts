import { readBalance } from '@/lib/money/ledger/port';
import { describeOnBothEngines } from '@/test/engines';
import { noticeScene } from '@/test/notices';
import { people, questionScene } from '@/test/questions';
import { settled } from '@/test/settled';

describeOnBothEngines('accepting an answer', (database) => {
  const { ask, answer, accept, withdraw, get, agrees, question, ...scene } = questionScene(database);
  const { list } = noticeScene(database);

  beforeAll(scene.begin);
  beforeEach(async () => {
    await scene.beginAnew();
    await database().db.transaction((tx) => tx.deleteFrom('notice').execute());
  });

  test('is the asker’s; another one takes its place, and none is possible', async () => {
    const { id } = await ask();
    const one = await answer(id, 'p1');
    const other = await answer(id, 'p2');
    await expect(accept(id, one.id, 'p1')).rejects.toMatchObject({ code: 'Forbidden' });
    await accept(id, one.id);
    await accept(id, one.id);
    expect(await get(id)).toMatchObject({ hasAccepted: true, accepted: { id: one.id, author: { userId: 'p1' } } });
    await accept(id, other.id);
    expect((await get(id)).accepted?.id).toBe(other.id);
    await accept(id, '');
    expect(await get(id)).toMatchObject({ hasAccepted: false, accepted: null });
  });

  test('earns who answered points, once; one’s own answer earns none', async () => {
    const { id } = await ask();
    const pointsOf = (of: string) => readBalance(database().db.read, { kind: 'points', of });
    const before = await pointsOf('p2');
    const [one, own] = [await answer(id, 'p2'), await answer(id, 'asker')];
    await accept(id, one.id);
    await accept(id, '');
    await accept(id, one.id);
    await accept(id, own.id);
    expect([(await pointsOf('p2')) - before, await pointsOf('asker')]).toEqual([20, 0]);
  });

  test('takes only what is shown below this question', async () => {
    const { id } = await ask();
    const elsewhere = await ask();
    const one = await answer(elsewhere.id, 'p1');
    const gone = await answer(id, 'p1');
    await withdraw(gone.id, 'p1');
    const refused = [accept(id, one.id), accept(id, gone.id), accept(id, 'nothing'), accept('nothing', one.id)];
    expect(await settled(refused)).toEqual(Array.from({ length: 4 }, () => 'NullPointer'));
  });

  test('of several at once one holds', async () => {
    const { id } = await ask();
    const given = await Promise.all(people.slice(0, 8).map((personId) => answer(id, personId)));
    await Promise.all(given.map((one) => accept(id, one.id)));
    expect(given.map((one) => one.id)).toContain((await question(id)).accepted_id);
  });

  test('while the answer is removed it is not accepted in the end', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await ask();
      const one = await answer(id, 'p1');
      const [accepting, removing] = await settled([accept(id, one.id), withdraw(one.id, 'p1')]);
      expect(['done', 'NullPointer']).toContain(accepting);
      expect(removing).toBe('done');
      expect((await question(id)).accepted_id).toBeNull();
      await agrees(id);
    }
  });

  test('tells who asked of the answers, and who answered that it was accepted', async () => {
    const { id } = await ask();
    const one = await answer(id, 'p1');
    await answer(id, 'p2');
    await answer(id, 'asker');
    await accept(id, one.id);
    expect(await list('asker')).toMatchObject([
      { text: '名字 p2和名字 p1回答了你的问题“用什么灯？”', about: { kind: 'question', id } },
    ]);
    const path = `/questionDetail/${id}?answer=${one.id}`;
    expect(await list('p1')).toMatchObject([{ text: '名字 asker采纳了你对“用什么灯？”的回答', path }]);
    await accept(id, '');
    expect(await list('p1')).toEqual([]);
  });
});
