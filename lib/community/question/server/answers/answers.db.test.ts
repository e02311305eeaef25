import { findQuestionAnswers } from '@/lib/community/question/contract';
import { blockPerson } from '@/lib/people/person/server/block-person';
import { like } from '@/lib/reactions/like/server/like';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { people, questionScene, watched } from '@/test/questions';
import { settled } from '@/test/settled';
import { getAnswer } from './get-answer';
import { listAnswers, listAnswersOfPerson } from './list-answers';
import { listOwnAnswers } from './own-answers';

const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('answering', (database) => {
  const { as, ask, answer, accept, change, withdraw, agrees, question, versions, visitor, decide, ...scene } =
    questionScene(database);
  const list = async (questionId: string, orderBy: 'liked' | 'latest' = 'liked') =>
    (await listAnswers(visitor(), { questionId, orderBy, ...firstPage })).list;
  const likes = (id: string, by: readonly string[]) =>
    Promise.all(by.map((personId) => like(as(personId), { kind: 'answer', id, like: true })));

  beforeAll(scene.begin);
  beforeEach(async () => {
    await scene.beginAnew();
    await database().db.transaction(async (tx) => {
      for (const table of ['like_mark', 'person_block'] as const) await tx.deleteFrom(table).execute();
    });
  });

  test('counts, and the question is active again; members or not', async () => {
    const { id } = await ask();
    const given = await answer(id, people.at(-1) ?? '', '窄角度的就好。', false, noon + 5);
    expect(given).toMatchObject({ text: '窄角度的就好。', state: 'shown', underReview: null, revision: 0 });
    expect(await question(id)).toMatchObject({ answer_count: 1, active_at: noon + 5 });
    expect(await getAnswer(visitor(), { id: given.id })).toMatchObject({ question: { id }, isAccepted: false });
    await expect(answer('nothing', 'p1')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a person has one answer: of ten at once one, and another after that is gone', async () => {
    const { id } = await ask();
    const ends = await settled(Array.from({ length: 10 }, () => answer(id, 'p1')));
    expect(ends.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'AnsweredAlready'), 'done']);
    await agrees(id);
    const own = await scene.ownAnswer(id, 'p1');
    await withdraw(own?.id ?? '', 'p1');
    expect(await scene.ownAnswer(id, 'p1')).toBeNull();
    await answer(id, 'p1');
    await agrees(id);
  });

  test('whom the asker has blocked does not answer', async () => {
    const { id } = await ask();
    await blockPerson(as('asker'), { userId: 'p1', block: true });
    await expect(answer(id, 'p1')).rejects.toMatchObject({ code: 'Blocked' });
  });

  test('stand by likes or by time, without the accepted one, each once over all pages', async () => {
    const { id } = await ask();
    const given = await Promise.all(people.slice(0, 7).map((who, place) => answer(id, who, who, false, noon + place)));
    const ids = given.map((one) => one.id);
    await likes(ids[2] ?? '', ['p9', 'p10', 'p11']);
    await likes(ids[4] ?? '', ['p9']);
    const liked = await list(id);
    expect(findQuestionAnswers.data.shape.list.parse(liked)).toEqual(liked);
    expect(liked.map(({ text }) => text)).toEqual(['p2', 'p4', 'p6', 'p5', 'p3', 'p1', 'p0']);
    await accept(id, ids[6] ?? '');
    expect((await list(id, 'latest')).map(({ text }) => text)).toEqual(['p5', 'p4', 'p3', 'p2', 'p1', 'p0']);
    const pages = await everyPage((pageIndex) =>
      listAnswers(visitor(), { questionId: id, orderBy: 'liked', pageIndex, pageSize: 4 }),
    );
    expect(pages.flatMap((page) => page.list.map(({ text }) => text))).toEqual(['p2', 'p4', 'p5', 'p3', 'p1', 'p0']);
    expect((await listAnswersOfPerson(visitor(), { userId: 'p6', ...firstPage })).list).toMatchObject([
      { id: ids[6], isAccepted: true, question: { title: '用什么灯？' } },
    ]);
  });

  test('a change keeps what was said; of two at once one is kept', async () => {
    const { id } = await ask();
    const given = await answer(id, 'p1');
    expect(await change(given.id, 'p1', '宽角度也行。')).toMatchObject({ revision: 1, editedAt: expect.any(String) });
    await expect(change(given.id, 'p2', '改', 1)).rejects.toMatchObject({ code: 'Forbidden' });
    const ends = await settled(Array.from({ length: 8 }, (_, turn) => change(given.id, 'p1', `第 ${turn} 稿`, 1)));
    expect(ends.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'Changed'), 'done']);
    expect((await versions(given.id)).map(({ text }) => text)).toEqual(['窄角度的就好。', '宽角度也行。']);
  });

  test('one with watched words is its author’s alone until staff allow it', async () => {
    const { id } = await ask();
    await expect(answer(id, 'p1', watched)).rejects.toMatchObject({ code: 'ProhibitedWords' });
    const given = await answer(id, 'p1', watched, true);
    const refused = await answer(id, 'p2', watched, true);
    expect(given.state).toBe('waiting');
    expect([await list(id), await scene.ownAnswer(id, 'p3')]).toEqual([[], null]);
    expect(await scene.ownAnswer(id, 'p1')).toMatchObject({ id: given.id, state: 'waiting', underReview: null });
    await expect(getAnswer(visitor(), { id: given.id })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(withdraw(given.id, 'p3')).rejects.toMatchObject({ code: 'NullPointer' });
    await decide(given.id, true);
    await decide(refused.id, false);
    expect(await list(id)).toMatchObject([{ text: watched }]);
    await agrees(id);
    expect((await listOwnAnswers(as('p2'), firstPage)).list).toEqual([]);
  });

  test('a watched word in a later edit waits, and one that waits is shown once it has none', async () => {
    const { id } = await ask();
    const given = await answer(id, 'p1');
    expect(await change(given.id, 'p1', watched, 0, true)).toMatchObject({
      ...{ text: '窄角度的就好。', state: 'shown', underReview: watched, revision: 1 },
    });
    expect((await listOwnAnswers(as('p1'), firstPage)).list).toMatchObject([{ state: 'shown', isWaiting: true }]);
    await decide(given.id, true);
    expect(await list(id)).toMatchObject([{ text: watched, revision: 2 }]);
    const other = await answer(id, 'p2', watched, true);
    expect(await change(other.id, 'p2', '好的。')).toMatchObject({ state: 'shown', text: '好的。' });
    expect(await scene.pendingReviews()).toEqual([]);
    await agrees(id);
  });

  test('likes of many at once are all counted; none on what is not shown', async () => {
    const { id } = await ask();
    const given = await answer(id, 'p1');
    await likes(given.id, people);
    expect(await list(id)).toMatchObject([{ likeCount: 20 }]);
    await withdraw(given.id, 'p1');
    await expect(like(as('ed'), { kind: 'answer', id: given.id, like: true })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    await like(as('p2'), { kind: 'answer', id: given.id, like: false });
  });
});
