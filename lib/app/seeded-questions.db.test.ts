import { findHits } from '@/lib/base/search/port';
import { seedBannersWithIds } from '@/lib/business/banner/server/seed';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the questions of the demonstration', (database) => {
  beforeAll(() => seed(database().db));

  const rows = async () => {
    const { read } = database().db;
    const questions = await read.selectFrom('question').selectAll().execute();
    const answers = await read.selectFrom('answer').selectAll().execute();
    return { questions, answers };
  };

  test('are many, in every state, and about a third of them settled', async () => {
    const { questions, answers } = await rows();
    const shown = questions.filter(({ state }) => state === 'shown');
    expect([shown.length >= 80, answers.length >= 200]).toEqual([true, true]);
    expect(new Set(questions.map(({ state }) => state))).toEqual(new Set(['shown', 'waiting', 'removed']));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['shown', 'waiting']));
    expect(shown.filter(({ language }) => language === 'zh').length).toBeGreaterThan(45);
    expect(shown.filter(({ accepted_id }) => accepted_id !== null).length).toBeGreaterThan(shown.length / 3);
    for (const isSome of [
      shown.some(({ answer_count }) => answer_count === 0),
      shown.some(({ closed_at }) => closed_at !== null),
      shown.some(({ edited_at }) => edited_at !== null),
      answers.some(({ edited_at }) => edited_at !== null),
    ]) {
      expect(isSome).toBe(true);
    }
  });

  test('are asked by members in public channels, and answered once by each, in order and in their language', async () => {
    const { read } = database().db;
    const { questions, answers } = await rows();
    const members = await read.selectFrom('topic_member').selectAll().execute();
    const since = new Map(members.map((row) => [`${row.topic_id} ${row.person_id}`, row.created_at]));
    const open = await read.selectFrom('topic').select('id').where('state', '=', 'verified').execute();
    const topics = new Set(open.map(({ id }) => id));
    for (const { id, topic_id, author_id, created_at, answer_count, accepted_id, language } of questions) {
      expect(topics.has(topic_id)).toBe(true);
      expect(since.get(`${topic_id} ${author_id}`)).toBeLessThan(created_at);
      const own = answers.filter((row) => row.question_id === id && row.state === 'shown');
      expect(own).toHaveLength(answer_count);
      expect(new Set(own.map((row) => row.author_id)).size).toBe(own.length);
      for (const answer of own) expect(answer.created_at).toBeGreaterThan(created_at);
      expect(own.filter((row) => row.language !== language)).toEqual([]);
      if (accepted_id) expect(own.map((row) => row.id)).toContain(accepted_id);
    }
    expect(Math.max(...answers.map(({ created_at }) => created_at))).toBeLessThan(noon);
  });

  test('count as many likes and comments as there are', async () => {
    const { questions, answers } = await rows();
    const { read } = database().db;
    const likes = await read.selectFrom('like_mark').select(['kind', 'thing_id']).execute();
    const comments = await read.selectFrom('comment_entry').select(['kind', 'thing_id']).execute();
    for (const [kind, posts] of [
      ['question', questions],
      ['answer', answers],
    ] as const) {
      for (const { id, like_count, comment_count } of posts) {
        const isOf = (row: { kind: string; thing_id: string }) => row.kind === kind && row.thing_id === id;
        expect([likes.filter(isOf).length, comments.filter(isOf).length]).toEqual([like_count, comment_count]);
      }
    }
    const items = await read.selectFrom('collection_item').select('target_id').where('kind', '=', 'question').execute();
    expect(items.length).toBeGreaterThan(20);
  });

  test('are found, and the home page’s banner leads to one', async () => {
    const { read } = database().db;
    expect(await findHits(read, 'question', '终端电阻')).toHaveLength(1);
    const banner = seedBannersWithIds.find(({ type }) => type === bannerType.question);
    const target = await read
      .selectFrom('question')
      .select('title')
      .where('id', '=', banner?.to ?? '')
      .execute();
    expect(target).toEqual([{ title: banner?.titleZh }]);
  });
});
