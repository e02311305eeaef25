import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { like } from '@/lib/reactions/like/server/like';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { people, questionScene, watched } from '@/test/questions';
import { settled } from '@/test/settled';
import { removeAnswer } from '../answers/remove-answer';
import { removeQuestion } from './remove-question';

describeOnBothEngines('the end of a question', (database) => {
  const { as, ask, get, remove, answer, accept, withdraw, agrees, answers, question, visitor, asStaff, ...scene } =
    questionScene(database);
  const deeds = deedsOfEachTest(database);
  const comment = (kind: 'question' | 'answer', thingId: string, text = '说') =>
    sendComment(as('p5'), { kind, thingId, text, replyTo: '', acknowledged: true });

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('without answers of others it is removed, with its own', async () => {
    const { id } = await ask();
    await answer(id, 'asker');
    expect(await remove(id)).toEqual({ isClosed: false });
    await expect(get(id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove(id)).rejects.toMatchObject({ code: 'NullPointer' });
    await agrees(id);
  });

  test('with answers of others it is closed: it can be read, and nothing is added or changed', async () => {
    const { id } = await ask();
    const given = await answer(id, 'p1');
    await answer(id, 'p2', watched, true);
    expect(await remove(id)).toEqual({ isClosed: true });
    expect(await remove(id)).toEqual({ isClosed: true });
    expect(await get(id)).toMatchObject({ isClosed: true, answerCount: 1 });
    expect(await scene.pendingReviews()).toEqual([]);
    const refused = [answer(id, 'p3'), scene.change(given.id, 'p1', '改'), accept(id, given.id)];
    expect(await settled(refused)).toEqual(['QuestionClosed', 'QuestionClosed', 'QuestionClosed']);
    const said = [comment('question', id), comment('answer', given.id), comment('answer', given.id, watched)];
    expect(await settled(said)).toEqual(['NullPointer', 'NullPointer', 'NullPointer']);
    await like(as('p4'), { kind: 'question', id, like: true });
    // An own answer is always one's own to delete.
    await withdraw(given.id, 'p1');
    await agrees(id);
  });

  test('is only the owner’s, and staff’s, which is on record', async () => {
    const { id } = await ask();
    const given = await answer(id, 'p1');
    const waiting = await ask({ text: watched, acknowledged: true });
    await expect(removeQuestion(visitor(), { id })).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(remove(id, 'p1')).rejects.toMatchObject({ code: 'NotOwner' });
    await expect(remove(waiting.id, 'p1')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(withdraw(given.id, 'asker')).rejects.toMatchObject({ code: 'NotOwner' });
    await removeAnswer(asStaff(), { id: given.id });
    await answer(id, 'p2');
    expect(await removeQuestion(asStaff(), { id })).toEqual({ isClosed: false });
    await agrees(id);
    expect(await deeds()).toMatchObject([
      { action: 'question.answer.removed', subject_id: given.id, before: '{"state":"shown"}' },
      { action: 'question.post.removed', subject_id: id, before: '{"state":"shown"}' },
    ]);
  });

  test('removed while it is answered: removed with what came before, or closed by it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await ask();
      const ends = await settled([remove(id), ...people.slice(0, 3).map((personId) => answer(id, personId))]);
      expect(ends[0]).toBe('done');
      for (const end of ends.slice(1)) expect(['done', 'NullPointer', 'QuestionClosed']).toContain(end);
      const { state, closed_at } = await question(id);
      const isAnswered = ends.slice(1).includes('done');
      expect([state, closed_at !== null]).toEqual(isAnswered ? ['shown', true] : ['removed', false]);
      await agrees(id);
    }
  });

  test('an answer removed with all others at once leaves counts that agree', async () => {
    const { id } = await ask();
    const given = await Promise.all(people.slice(0, 8).map((personId) => answer(id, personId)));
    const work = given.flatMap((one, place) => [withdraw(one.id, `p${place}`), withdraw(one.id, `p${place}`)]);
    const ends = await settled([...work, ...people.slice(8, 14).map((personId) => answer(id, personId))]);
    expect(ends.filter((end) => end === 'NullPointer')).toHaveLength(8);
    expect((await answers()).filter(({ state }) => state === 'shown')).toHaveLength(6);
    await agrees(id);
  });
});
