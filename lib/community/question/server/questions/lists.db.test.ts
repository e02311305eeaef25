import { getQuestion as detail, findOwnQuestions, findQuestions } from '@/lib/community/question/contract';
import { collect } from '@/lib/reactions/collection/server/collect';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { questionScene, watched } from '@/test/questions';
import { insertRows, personRow, questionRow, topicRow } from '@/test/rows';
import { renewQuestion } from '../renew-question';
import { findSimilarQuestions } from './find-similar-questions';
import { listCollectedQuestions } from './list-collected-questions';
import { listOwnQuestions } from './list-own-questions';
import { listQuestions, listQuestionsOfPerson } from './list-questions';

const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('lists of questions', (database) => {
  const { as, ask, get, answer, remove, visitor, ...scene } = questionScene(database);
  const insert = (rows: Parameters<typeof questionRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'question', rows.map(questionRow)));
  const idsOf = async (orderBy: 'active' | 'latest' | 'unanswered', topicId = 'light') =>
    (await listQuestions(visitor(), { topicId, orderBy, ...firstPage })).list.map(({ id }) => id);

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('of a channel: by what happened last, by age, and those without an answer', async () => {
    await insert([
      { id: 'old', created_at: noon - 9, active_at: noon + 1, answer_count: 1 },
      { id: 'new', created_at: noon, active_at: noon },
      { id: 'closed', created_at: noon - 5, active_at: noon - 5, closed_at: noon },
      { id: 'waiting', state: 'waiting' },
      { id: 'removed', state: 'removed' },
    ]);
    expect(await idsOf('active')).toEqual(['old', 'new', 'closed']);
    expect(await idsOf('latest')).toEqual(['new', 'closed', 'old']);
    expect(await idsOf('unanswered')).toEqual(['new']);
    const page = await listQuestions(visitor(), { topicId: 'light', orderBy: 'active', ...firstPage });
    expect(findQuestions.data.parse(page)).toEqual(page);
    expect((await listQuestionsOfPerson(visitor(), { userId: 'asker', ...firstPage })).list).toHaveLength(3);
  });

  test('show nothing of a channel that is not public, and the question without it', async () => {
    await insert([{ id: 'q', topic_id: 'gone' }]);
    expect(await idsOf('active', 'gone')).toEqual([]);
    const found = await get('q');
    expect(detail.data.parse(found)).toEqual(found);
    expect(found.topic).toBeNull();
  });

  test('name the channel in the language asked for, and an erased person not at all', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'topic', [topicRow({ id: 'sound', name_zh: '声音', name_en: 'Sound' })]);
      await insertRows(tx, 'person', [personRow({ id: 'gone', nickname: '', nickname_key: '', erased_at: noon })]);
    });
    await insert([{ id: 'q', topic_id: 'sound', author_id: 'gone', text: '一\n\n  二' }]);
    const { list } = await listQuestions(as('p1', { language: 'en' }), {
      ...{ topicId: 'sound', orderBy: 'latest', ...firstPage },
    });
    expect(list).toMatchObject([
      {
        topic: { title: 'Sound', titleLanguage: 'en' },
        author: { userId: '', nickname: 'Deleted user' },
        excerpt: '一 二',
      },
    ]);
  });

  test('give every question once over all pages', async () => {
    const ids = Array.from({ length: 23 }, (_, index) => `q${index}`);
    await insert(ids.map((id, index) => ({ id, active_at: noon + (index % 4), created_at: noon + (index % 3) })));
    for (const orderBy of ['active', 'latest', 'unanswered'] as const) {
      const pages = await everyPage((pageIndex) =>
        listQuestions(visitor(), { topicId: 'light', orderBy, pageIndex, pageSize: 5 }),
      );
      expect(pages.flatMap((page) => page.list.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted());
    }
  });

  test('of one’s own have those under review too, which nobody else sees', async () => {
    const { id } = await ask({ text: watched, acknowledged: true });
    const closed = await ask({}, 'asker', { now: () => noon + 1 });
    await answer(closed.id, 'p1');
    await remove(closed.id);
    const page = await listOwnQuestions(as('asker'), firstPage);
    expect(findOwnQuestions.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: closed.id, state: 'shown', isWaiting: false, isClosed: true },
      { id, state: 'waiting', isWaiting: true },
    ]);
    expect((await listOwnQuestions(as('p1'), firstPage)).list).toEqual([]);
    expect(await idsOf('latest')).toEqual([closed.id]);
  });

  test('of the collected ones leave out what is gone', async () => {
    await insert([{ id: 'one' }, { id: 'two' }]);
    await collect(as('p1'), { kind: 'question', id: 'one', collect: true });
    await collect(as('p1'), { kind: 'question', id: 'two', collect: true });
    await remove('two');
    expect((await listCollectedQuestions(as('p1'), firstPage)).list).toMatchObject([{ id: 'one' }]);
    await expect(collect(as('p1'), { kind: 'question', id: 'two', collect: true })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('of similar ones name those that share words, of this channel first', async () => {
    await database().db.transaction((tx) => insertRows(tx, 'topic', [topicRow({ id: 'sound' })]));
    await insert([
      { id: 'far', topic_id: 'sound', title: '展厅里的投影机怎样散热？' },
      { id: 'near', title: '投影机在露天怎样散热和防雨？' },
      { id: 'other', title: '琉璃怎样退火？' },
      { id: 'gone', title: '投影机怎样散热', state: 'removed' },
    ]);
    await database().db.transaction(async (tx) => {
      for (const id of ['far', 'near', 'other', 'gone']) await renewQuestion(tx, id, noon);
    });
    const similar = async (text: string) =>
      (await findSimilarQuestions(visitor(), { text, topicId: 'light' })).map(({ id }) => id);
    expect(await similar('投影机夏天怎样散热')).toEqual(['near', 'far']);
    expect(await similar('投影')).toEqual([]);
    expect(await similar('完全不同的事情')).toEqual([]);
  });
});
