import { collect } from '@/lib/reactions/collection/server/collect';
import { removeComment } from '@/lib/reactions/comment/server/remove-comment';
import { removeWork } from '@/lib/works/work/server/works/remove-work';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { noticeScene } from '@/test/notices';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { findAnswers } from '../contract';
import { listAnswers } from './list-answers';
import { removeNotice } from './remove-notice';

const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('notices', (database) => {
  const { as, begin, block, comment, fans, follow, like, list, unread } = noticeScene(database);
  beforeEach(begin);

  test('of one kind about one thing gather, in both languages, and lead to it', async () => {
    await like('fan1', true, { now: () => noon - 2 });
    expect(await list('lin')).toMatchObject([
      {
        ...{
          type: 'likes',
          kind: 'liked',
          text: '名字 fan1赞了你的作品《作品 w》',
          names: '名字 fan1',
          peopleCount: 1,
        },
        about: { kind: 'video', id: 'w', text: '作品 w', isGone: false },
        ...{ path: '/video/detail/w', isUnread: true, quote: null, reason: null },
      },
    ]);
    await like('fan2', true, { now: () => noon - 1 });
    await like('fan3');
    await like('fan3', true, { id: 'v' });
    expect(await list('lin', '', { language: 'en' })).toMatchObject([
      { text: '名字 fan3 likes your work “另一件”' },
      { text: '名字 fan3 and 2 others like your work “作品 w”', names: '名字 fan3 and 2 others', peopleCount: 3 },
    ]);
    const [, gathered] = await list('lin');
    expect(gathered?.people.map(({ userId }) => userId)).toEqual(['fan3', 'fan2', 'fan1']);
    expect(await unread('lin')).toMatchObject({ all: 2, likes: 2, comments: 0 });
  });

  test('are hidden when taken back, and the same person never notifies twice', async () => {
    await like('fan1');
    await like('fan2');
    const [before] = await list('lin');
    await like('fan2', false);
    expect(await list('lin')).toMatchObject([{ seq: before?.seq, names: '名字 fan1', peopleCount: 1 }]);
    await like('fan1', false);
    expect([await list('lin'), await unread('lin')]).toMatchObject([[], { all: 0 }]);
    await like('fan1');
    expect(await list('lin')).toMatchObject([{ seq: before?.seq, peopleCount: 1 }]);
  });

  test('are not sent for own actions, by blocked people, or to erased people', async () => {
    await like('lin');
    await block('lin', 'fan1');
    await like('fan1');
    await follow('lin', 'fan1');
    await database().db.transaction((tx) =>
      tx.updateTable('person').set({ erased_at: noon }).where('id', '=', 'mei').execute(),
    );
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ author_id: 'mei' }).where('id', '=', 'v').execute(),
    );
    await like('fan2', true, { id: 'v' });
    expect([await list('lin'), await list('mei')]).toEqual([[], []]);
    expect(await list('fan1')).toMatchObject([
      { kind: 'followed', text: '名字 lin关注了你', path: '/MyFocus?tab=fans' },
    ]);
  });

  test('of many at once are one, and none is lost', async () => {
    expect(new Set(await settled(fans.map((fan) => like(fan))))).toEqual(new Set(['done']));
    expect(await list('lin')).toMatchObject([{ kind: 'liked', peopleCount: fans.length }]);
    await settled(
      fans.flatMap((fan) => [like(fan, false), like(fan), collect(as(fan), { kind: 'video', id: 'w', collect: true })]),
    );
    const rows = await database()
      .db.read.selectFrom('notice')
      .innerJoin('notice_actor', 'notice_actor.notice_id', 'notice.id')
      .select(({ fn }) => ['kind', 'actor_count', fn.sum<number>('is_withdrawn').as('withdrawn')])
      .groupBy(['kind', 'actor_count'])
      .orderBy('kind')
      .execute();
    const liked = await database()
      .db.read.selectFrom('like_mark')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(rows).toEqual([
      { kind: 'collected', actor_count: fans.length, withdrawn: expect.anything() },
      { kind: 'liked', actor_count: liked.count, withdrawn: expect.anything() },
    ]);
  });

  test('of a thousand likes within a minute are one, unread once', async () => {
    const people = Array.from({ length: 1000 }, (_, index) => `liker${index}`);
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      ),
    );
    for (let start = 0; start < people.length; start += 100) {
      const at = { now: () => noon + start * 50 };
      await Promise.all(people.slice(start, start + 100).map((person) => like(person, true, at)));
    }
    expect(await list('lin', '', { language: 'en' })).toMatchObject([
      { kind: 'liked', peopleCount: 1000, text: expect.stringContaining('and 999 others like'), isUnread: true },
    ]);
    expect(await unread('lin')).toMatchObject({ all: 1, likes: 1 });
  }, 60_000);

  test('of people who follow and like each other at once do not deadlock', async () => {
    const [one, other] = ['lin', 'mei'] as const;
    const calls = Array.from({ length: 6 }, () => [
      follow(one, other),
      follow(other, one),
      like(other),
      comment(other, '好'),
    ]);
    expect(new Set(await settled(calls.flat()))).toEqual(new Set(['done']));
  });

  test('of comments are one each; a person addressed twice gets one', async () => {
    const asked = await comment('fan1', '怎么做到的？');
    await comment('fan2', '真好');
    expect(await list('lin', 'comments')).toMatchObject([
      { kind: 'commented', text: '名字 fan2评论了你的作品《作品 w》', quote: '真好', path: '/video/detail/w' },
      { kind: 'commented', quote: '怎么做到的？' },
    ]);
    const answer = await comment('lin', '用光', asked.id);
    await comment('fan1', '谢谢', answer.id);
    expect(await list('fan1')).toMatchObject([
      { kind: 'answered', text: '名字 lin在《作品 w》下回复了你', quote: '用光' },
    ]);
    expect(await list('lin', 'comments')).toMatchObject([
      { kind: 'answered' },
      { kind: 'commented' },
      { kind: 'commented' },
    ]);
    const answers = await listAnswers(as('lin'), page);
    expect(findAnswers.data.parse(answers)).toEqual(answers);
    expect(answers.list[0]).toMatchObject({
      comment: { text: '谢谢', isGone: false },
      answers: { id: answer.id, text: '用光' },
      about: { kind: 'video', id: 'w' },
      answerBy: { kind: 'video', thingId: 'w', replyTo: answers.list[0]?.comment.id },
    });
    expect(answers.list[1]).toMatchObject({ answers: null, comment: { text: '真好' } });
  });

  test('say what has gone, without its text or address', async () => {
    const said = await comment('fan1', '秘密');
    await like('fan2');
    await removeComment(as('fan1'), { id: said.id });
    expect(await list('lin', 'comments')).toMatchObject([{ quote: null, path: null, about: { isGone: true } }]);
    expect((await listAnswers(as('lin'), page)).list).toMatchObject([
      { comment: { text: '', isGone: true }, answerBy: null },
    ]);
    await removeWork(as('lin'), { id: 'w' });
    expect(await list('lin', 'likes')).toMatchObject([
      { text: '名字 fan2赞了你的作品已不存在的内容', path: null, about: { text: '', thumb: null, isGone: true } },
    ]);
  });

  test('can be removed by their reader alone, and come back with the next person', async () => {
    await like('fan1');
    const [notice] = await list('lin');
    const id = notice?.id ?? '';
    await expect(removeNotice(as('mei'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    await removeNotice(as('lin'), { id });
    await expect(removeNotice(as('lin'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    expect([await list('lin'), await unread('lin')]).toMatchObject([[], { all: 0 }]);
    await like('fan1', false);
    await like('fan1');
    await like('fan2');
    expect(await list('lin')).toMatchObject([{ id, peopleCount: 2, isUnread: true }]);
  });

  test('are kept from visitors', async () => {
    const visitor = as('lin', { caller: null });
    await expect(listAnswers(visitor, page)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(removeNotice(visitor, { id: 'x' })).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
