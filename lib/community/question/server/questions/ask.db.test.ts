import { v7 as uuid } from 'uuid';
import { createQuestion as contract } from '@/lib/community/question/contract';
import { removeTopicMember } from '@/lib/community/topic/server/desk/remove-topic-member';
import { followTopic } from '@/lib/community/topic/server/follow-topic';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { people, questionScene, watched } from '@/test/questions';
import { settled } from '@/test/settled';
import { createQuestion } from './create-question';

describeOnBothEngines('asking in a channel', (database) => {
  const { as, ask, get, decide, question, pendingReviews, visitor, asStaff, ...scene } = questionScene(database);
  const stranger = people.at(-1) ?? '';
  const shown = async () =>
    (await database().db.read.selectFrom('question').select('id').where('state', '=', 'shown').execute()).length;

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('is for its members; others are told to follow first', async () => {
    const asked = await ask();
    expect(contract.data.parse(asked)).toEqual({ id: asked.id, state: 'shown' });
    expect(await get(asked.id)).toMatchObject({
      ...{ title: '用什么灯？', text: '展厅高四米。', language: 'zh', answerCount: 0, accepted: null, editedAt: null },
      ...{ author: { userId: 'asker' }, topic: { id: 'light', title: '频道 light' }, isClosed: false },
    });
    await expect(ask({}, stranger)).rejects.toMatchObject({ code: 'MembersOnly' });
    for (const topicId of ['gone', 'nothing']) {
      await expect(ask({ topicId })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(await shown()).toBe(1);
  });

  test('needs a login and a bound phone', async () => {
    const input = { topicId: 'light', clientId: uuid(), title: '问', text: '', acknowledged: false };
    await expect(createQuestion(visitor(), input)).rejects.toMatchObject({ code: 'Unauthorized' });
    const phoneless = testContext(database().db, { caller: callerOf('asker', { hasPhone: false }) });
    await expect(createQuestion(phoneless, input)).rejects.toMatchObject({ code: 'PhoneNeeded' });
  });

  test('the same sent twice, or ten times at once, is asked once', async () => {
    const clientId = uuid();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask({ clientId })));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(await ask({ clientId })).toEqual(asked[0]);
    expect(await shown()).toBe(1);
    // Another person's number is their own affair.
    await ask({ clientId }, 'p1');
    expect(await shown()).toBe(2);
  });

  test('who leaves at that moment has asked before, or does not ask', async () => {
    for (const [turn, personId] of people.slice(0, 8).entries()) {
      const leave = () => followTopic(as(personId), { topicId: 'light', follow: false });
      const remove = () => removeTopicMember(asStaff(), { topicId: 'light', userId: personId, block: true });
      const [asking] = await settled([ask({}, personId), turn % 2 ? leave() : remove()]);
      expect(['done', 'MembersOnly']).toContain(asking);
      await expect(ask({}, personId)).rejects.toMatchObject({ code: 'MembersOnly' });
    }
  });

  test('watched words ask first, then staff decide on the whole question', async () => {
    await expect(ask({ text: watched })).rejects.toMatchObject({
      ...{ code: 'ProhibitedWords', details: { fields: [{ field: 'text', rule: 'prohibited' }] } },
    });
    const one = await ask({ text: watched, title: '赌博灯光', acknowledged: true });
    const other = await ask({ text: watched, acknowledged: true });
    expect(one.state).toBe('waiting');
    expect(await pendingReviews()).toEqual([one.id, other.id]);
    await expect(get(one.id)).rejects.toMatchObject({ code: 'NullPointer' });
    await decide(one.id, true);
    await decide(other.id, false);
    expect(await get(one.id)).toMatchObject({ title: '赌博灯光', text: watched });
    expect(await question(other.id)).toMatchObject({ state: 'removed' });
  });

  test('has a limit of its own for each account, and one for what staff must read', async () => {
    const used: string[] = [];
    const limit = async ({ name, client }: { name: string; client: string }) => {
      used.push(`${name} ${client}`);
    };
    await ask({}, 'asker', { limit });
    await ask({ text: watched, acknowledged: true }, 'asker', { limit });
    expect(used).toEqual(['questions of asker', 'questions of asker', 'posts to review of asker']);
  });
});
