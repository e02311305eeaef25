import { createRateLimiter, enforce } from '@/lib/platform/server/limits/rate-limit';
import { noon } from '@/test/context';
import { discussionOn } from '@/test/discussion';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { commentRow, insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { comment, findComments as findContract, sendComment as sendContract, thread } from '../contract';
import { findComments } from './find-comments';
import { findReplies } from './find-replies';
import { sendComment } from './send-comment';

const bad = '来我的赌博网站';

describeOnBothEngines('comments', (database) => {
  const { as, about, send, list, replies, visitor, decide, remove, takeDown, workCount, pendingReviews, ...talk } =
    discussionOn(database);
  const textsOf = (items: { text: string }[]) => items.map(({ text }) => text);

  beforeAll(talk.begin);
  beforeEach(talk.beginAnew);

  test('are seen by everybody, the latest first, and counted', async () => {
    const first = await send('p1', '第一条', {}, noon);
    expect(comment.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      text: '第一条',
      author: { userId: 'p1', nickname: '名字 p1' },
      to: null,
      likeCount: 0,
    });
    await send('p2', '<img src=x onerror=alert(1)>\n第二行', {}, noon + 1);
    await send('p3', 'elsewhere', { thingId: 'other' });
    const seen = await list(visitor());
    expect(seen.map((item) => thread.parse(item))).toEqual(seen);
    expect(textsOf(seen)).toEqual(['<img src=x onerror=alert(1)>\n第二行', '第一条']);
    expect([await workCount(), await workCount('other')]).toEqual([2, 1]);
  });

  test('are for those with a bound phone, and none for visitors', async () => {
    const input = sendContract.input.parse({ ...about, text: '你好' });
    await expect(sendComment(visitor(), input)).rejects.toMatchObject({ code: 'Unauthorized' });
    const unbound = as('p1', { caller: { personId: 'p1', sessionId: 's', hasPhone: false, staff: null } });
    await expect(sendComment(unbound, input)).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect(await workCount()).toBe(0);
  });

  test('are not empty and at most 500 characters, as people count them', () => {
    const parse = (text: string) => sendContract.input.safeParse({ ...about, text });
    expect(parse(' \n ').error?.issues[0]?.message).toBe('required');
    expect(parse('字'.repeat(501)).error?.issues[0]?.message).toBe('tooLong');
    expect(parse('😀'.repeat(501)).error?.issues[0]?.message).toBe('tooLong');
    expect(parse(` ${'😀'.repeat(500)}\n`).data?.text).toBe('😀'.repeat(500));
  });

  test.each(['nothing', 'unread', 'doomed'])(
    'have no place at a work that is not there for all: %s',
    async (thingId) => {
      const before = thingId === 'doomed' ? await send('p1', '早前', { thingId }) : null;
      if (before) await takeDown('doomed');
      const gone = { code: 'NullPointer' };
      await expect(send('p1', '你好', { thingId })).rejects.toMatchObject(gone);
      await expect(send('p1', bad, { thingId, acknowledged: true })).rejects.toMatchObject(gone);
      await expect(list(visitor(), { thingId })).rejects.toMatchObject(gone);
      await expect(replies(visitor(), before?.id ?? 'nothing')).rejects.toMatchObject(gone);
      expect(await pendingReviews()).toEqual([]);
    },
  );

  test('answers stand in one thread, the earliest first, and say whom they answer', async () => {
    const root = await send('p1', '问', {}, noon);
    const first = await send('p2', '答一', { replyTo: root.id }, noon + 1);
    const second = await send('p3', '答二', { replyTo: first.id }, noon + 2);
    expect([first.to, second.to]).toEqual([null, { userId: 'p2', nickname: '名字 p2' }]);
    for (const [index, text] of ['答三', '答四', '答五'].entries()) {
      await send('p4', text, { replyTo: root.id }, noon + 3 + index);
    }
    const [seen] = await list(visitor());
    expect([seen?.replyCount, textsOf(seen?.replies ?? [])]).toEqual([5, ['答一', '答二', '答三']]);
    expect(textsOf(await replies(visitor(), root.id))).toEqual(['答一', '答二', '答三', '答四', '答五']);
    await expect(replies(visitor(), first.id)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await workCount()).toBe(6);
  });

  test.each(['another work', 'nothing', 'a removed one', 'an unread one'])('cannot answer: %s', async (what) => {
    const root = await send('p1', '问', what === 'another work' ? { thingId: 'other' } : {});
    const unread = await send('p1', bad, { acknowledged: true });
    if (what === 'a removed one') await remove('p1', root.id);
    const replyTo = { nothing: 'nothing', 'an unread one': unread.id }[what] ?? root.id;
    await expect(send('p2', '答', { replyTo })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await talk.orphans()).toEqual([]);
  });

  test('with prohibited words warn first, then wait, seen by their author alone', async () => {
    const warned = { code: 'ProhibitedWords', details: { fields: [{ field: 'text', rule: 'prohibited' }] } };
    await expect(send('p1', bad)).rejects.toMatchObject(warned);
    expect(await pendingReviews()).toEqual([]);
    const root = await send('p2', '问');
    const waiting = await send('p1', bad, { acknowledged: true });
    const answer = await send('p1', bad, { acknowledged: true, replyTo: root.id });
    expect([waiting.state, answer.state]).toEqual(['waiting', 'waiting']);
    expect((await pendingReviews()).toSorted()).toEqual([waiting.id, answer.id].toSorted());

    const own = await list(as('p1'));
    expect(own.map(({ id }) => id)).toEqual([waiting.id, root.id]);
    expect(own[1]).toMatchObject({ replyCount: 0, replies: [{ id: answer.id, state: 'waiting' }] });
    expect((await replies(as('p1'), root.id)).map(({ id }) => id)).toEqual([answer.id]);
    for (const context of [visitor(), as('p2')]) {
      expect(await list(context)).toMatchObject([{ id: root.id, replies: [] }]);
      expect(await replies(context, root.id)).toEqual([]);
    }
    expect(await workCount()).toBe(1);
  });

  test('give staff so many texts of one person to read in a day, and no more', async () => {
    const limiter = createRateLimiter(database().db, () => noon);
    const say = (personId: string, text: string) => {
      const input = { ...about, text, replyTo: '', acknowledged: true };
      return sendComment(as(personId, { limit: (use) => enforce(limiter, use) }), input);
    };
    const ends = await settled(Array.from({ length: 25 }, () => say('p1', bad)));
    expect(ends.toSorted()).toEqual([...Array(5).fill('TooManyRequests'), ...Array(20).fill('done')]);
    expect(await settled([say('p1', '好看'), say('p2', bad)])).toEqual(['done', 'done']);
    expect(await pendingReviews()).toHaveLength(21);
  });

  test('that were allowed are shown and counted; refused ones go', async () => {
    const root = await send('p2', '问');
    const [allowed, refused, answer] = [
      await send('p1', bad, { acknowledged: true }),
      await send('p1', bad, { acknowledged: true }),
      await send('p1', bad, { acknowledged: true, replyTo: root.id }),
    ];
    await decide(allowed.id, true);
    await decide(refused.id, false);
    await decide(answer.id, true);
    await expect(decide(answer.id, true)).rejects.toMatchObject({ code: 'NullPointer' });
    const seen = await list(visitor());
    expect(seen.map(({ id }) => id).toSorted()).toEqual([root.id, allowed.id].toSorted());
    expect(seen.find(({ id }) => id === root.id)).toMatchObject({ replyCount: 1, replies: [{ id: answer.id }] });
    expect((await list(as('p1'))).map(({ id }) => id)).not.toContain(refused.id);
    expect(await workCount()).toBe(3);
  });

  test('that were allowed when what they spoke about is gone are shown nowhere', async () => {
    const root = await send('p2', '问');
    const answer = await send('p1', bad, { acknowledged: true, replyTo: root.id });
    const late = await send('p1', bad, { acknowledged: true, thingId: 'doomed' });
    await takeDown('doomed');
    await decide(late.id, true);
    await database().db.transaction((tx) =>
      tx.updateTable('comment_entry').set({ state: 'removed' }).where('id', '=', root.id).execute(),
    );
    await decide(answer.id, true);
    expect([await talk.orphans(), await list(as('p1')), await workCount('doomed')]).toEqual([[], [], 0]);
  });

  test('come once over all pages, in both orders', async () => {
    const rows = Array.from({ length: 23 }, (_, index) =>
      commentRow({ id: `c${index}`, thing_id: 'w', like_count: index % 5, created_at: noon + (index % 4) }),
    );
    await database().db.transaction((tx) => insertRows(tx, 'comment_entry', rows));
    for (const sort of ['latest', 'liked'] as const) {
      const pages = await everyPage((pageIndex) => findComments(visitor(), { ...about, sort, pageIndex, pageSize: 5 }));
      const items = pages.flatMap((page) => page.list);
      expect(pages).toHaveLength(5);
      expect(items.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      const keys = items.map(({ likeCount, at }) => (sort === 'liked' ? likeCount * 1e15 : 0) + Date.parse(at));
      expect(keys).toEqual(keys.toSorted((one, other) => other - one));
    }
    const answers = Array.from({ length: 12 }, (_, index) =>
      commentRow({ id: `r${index}`, thing_id: 'w', root_id: 'c0', created_at: noon + (index % 3) }),
    );
    await database().db.transaction((tx) => insertRows(tx, 'comment_entry', answers));
    const pages = await everyPage((pageIndex) => findReplies(visitor(), { id: 'c0', pageIndex, pageSize: 5 }));
    expect(new Set(pages.flatMap((page) => page.list.map(({ id }) => id))).size).toBe(12);
    expect(
      findContract.data.parse(await findComments(visitor(), { ...about, sort: 'liked', pageIndex: 9, pageSize: 5 })),
    ).toMatchObject({ list: [], hasNextPage: false });
  });
});
