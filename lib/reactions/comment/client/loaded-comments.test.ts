import type { Comment, Thread } from '../contract';
import { type Loaded, mergeReplies, withComment, withoutComment, withoutItem, withReply } from './loaded-comments';

const comment = (id: string, over: Partial<Comment> = {}): Comment => ({
  id,
  author: { userId: 'p1', nickname: '林一', avatar: null, verification: 'none' as const },
  text: id,
  to: null,
  likeCount: 0,
  at: '2026-11-20T12:00:00.000+08:00',
  state: 'shown',
  ...over,
});
const thread = (id: string, replies: Comment[] = [], replyCount = replies.length): Thread => ({
  ...comment(id),
  replies,
  replyCount,
});
const pages = <Item>(...lists: Item[][]): Loaded<Item> => ({
  pages: lists.map((list) => ({ list, nextPage: null, hasNextPage: false })),
  pageParams: lists.map((_, index) => index + 1),
});
const shape = (loaded: Loaded<Thread>) =>
  loaded.pages.map(({ list }) => list.map(({ id, replyCount, replies }) => [id, replyCount, replies.map((r) => r.id)]));

const loaded = pages([thread('a', [comment('a1')], 7)], [thread('b')]);

test('a new comment stands before all others', () => {
  expect(shape(withComment(loaded, comment('new')))).toEqual([
    [
      ['new', 0, []],
      ['a', 7, ['a1']],
    ],
    [['b', 0, []]],
  ]);
});

test('a new answer stands in its thread and counts there, unless it waits', () => {
  const shown = withReply(loaded, 'b', comment('b1'));
  expect(shape(shown)[1]).toEqual([['b', 1, ['b1']]]);
  const waiting = withReply(shown, 'b', comment('b2', { state: 'waiting' }));
  expect(shape(waiting)[1]).toEqual([['b', 1, ['b1', 'b2']]]);
  expect(shape(waiting)[0]).toEqual(shape(loaded)[0]);
});

test('what was taken away is gone with its answers, or from its thread', () => {
  expect(shape(withoutComment(loaded, { rootId: null, comment: comment('a') }))).toEqual([[], [['b', 0, []]]]);
  expect(shape(withoutComment(loaded, { rootId: 'a', comment: comment('a1') }))[0]).toEqual([['a', 6, []]]);
  const waiting = comment('a1', { state: 'waiting' });
  expect(shape(withoutComment(loaded, { rootId: 'a', comment: waiting }))[0]).toEqual([['a', 7, []]]);
  expect(withoutItem(pages([comment('x'), comment('y')]), 'x').pages[0]?.list.map(({ id }) => id)).toEqual(['y']);
});

test('answers that came twice stand once, by their time', () => {
  const at = (minute: number) => ({ at: `2026-11-20T12:0${minute}:00.000+08:00` });
  const known = [comment('1', at(1)), comment('own', at(5))];
  const later = pages([comment('1', { ...at(1), likeCount: 3 }), comment('2', at(2))], [comment('3', at(3))]);
  expect(mergeReplies(known, later).map(({ id, likeCount }) => [id, likeCount])).toEqual([
    ['1', 3],
    ['2', 0],
    ['3', 0],
    ['own', 0],
  ]);
  expect(mergeReplies(known, undefined)).toEqual(known);
});
