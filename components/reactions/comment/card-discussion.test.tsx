import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/reactions/comment.json';
import client from '@/messages/zh/platform/client.json';
import zh from '@/messages/zh/reactions/comment.json';
import type { Answer } from '@/test/answers';
import {
  beginDiscussion,
  comment,
  endDiscussion,
  listPath,
  own,
  pageOf,
  removePath,
  repliesPath,
  sendPath,
  showDiscussion,
  thread,
} from '@/test/discussion-screen';

let answers: ReturnType<typeof beginDiscussion>['answers'];
let made: ReturnType<typeof beginDiscussion>['made'];

beforeEach(() => {
  ({ answers, made } = beginDiscussion());
});
afterEach(endDiscussion);

test('shows who said what and when, and words as they are', async () => {
  const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1))\nhttps://example.org';
  answers[listPath] = pageOf(thread('a', { text, likeCount: 3, at: new Date(Date.now() - 7_200_000).toISOString() }));
  const { container } = showDiscussion();
  const entry = await screen.findByRole('article');
  expect(screen.getByRole('region', { name: '讨论 46' })).toHaveAttribute('id', 'comments');
  expect(within(entry).getByRole('link', { name: '林一舟' })).toHaveAttribute('href', '/otherPeople?userId=lin');
  expect(entry).toHaveTextContent('2 小时前');
  expect(entry).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect(within(entry).queryByRole('link', { name: /example/ })).toBeNull();
  expect(within(entry).getByRole('button', { name: /共 3 人喜欢/ })).toHaveTextContent('3');
  const report = within(entry).getByRole('link', { name: /^举报 林一舟的评论：/ });
  expect(report).toHaveAttribute('href', '/report?type=comment&id=a');
  expect(within(entry).queryByRole('button', { name: /^删除/ })).toBeNull();
});

test('unfolds the other answers, and says when they do not come', async () => {
  const at = (minute: number) => `2026-11-20T12:0${minute}:00.000+08:00`;
  const replies = [1, 2, 3, 4, 5].map((minute) => comment(`r${minute}`, { text: `答${minute}`, at: at(minute) }));
  answers[listPath] = pageOf(thread('a', { replyCount: 5, replies: replies.slice(0, 3) }));
  answers[repliesPath] = { code: 'Internal' };
  showDiscussion();
  await userEvent.click(await screen.findByRole('button', { name: '展开 2 条回复' }));
  expect(await screen.findByText(zh.replies.failed)).toBeVisible();
  answers[repliesPath] = pageOf(...replies);
  await userEvent.click(screen.getByRole('button', { name: '展开 2 条回复' }));
  const list = screen.getByRole('list', { name: '对林一舟的回复' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByText(/^答/)
        .map((node) => node.textContent),
    ).toEqual(['答1', '答2', '答3', '答4', '答5']),
  );
  expect(screen.queryByRole('button', { name: /^展开/ })).toBeNull();
});

test('takes an own comment away once asked, with what goes with it', async () => {
  const mine = thread('mine', { author: own, text: '我的', replyCount: 2, replies: [comment('x'), comment('y')] });
  answers[listPath] = pageOf(mine, thread('a'));
  answers[removePath] = 'offline';
  showDiscussion();
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '删除我的评论：我的' }));
    const dialog = screen.getByRole('alertdialog', { name: zh.removal.title });
    expect(dialog).toHaveTextContent('2 条回复会一起删除');
    return dialog;
  };
  await userEvent.click(within(await remove()).getByRole('button', { name: zh.removal.cancel }));
  expect(made(removePath)).toEqual([]);
  await userEvent.click(within(await remove()).getByRole('button', { name: zh.removal.confirm }));
  await waitFor(() => expect(toastQueue.take()).toEqual([client.offline]));
  expect(screen.getByText('我的')).toBeVisible();
  answers[removePath] = { data: null };
  await userEvent.click(within(await remove()).getByRole('button', { name: zh.removal.confirm }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(made(removePath).at(-1)).toEqual({ id: 'mine' });
  expect(screen.getByRole('heading', { name: '讨论 43' })).toHaveFocus();
  expect(toastQueue.take()).toEqual([zh.removal.done]);
});

test('an own answer that was taken away does not come back with answers that were on their way', async () => {
  const late = Promise.withResolvers<Answer>();
  const [mine, other] = [comment('mine', { author: own, text: '我的' }), comment('other', { text: '别人的' })];
  answers[listPath] = pageOf(thread('a', { replyCount: 2, replies: [mine] }));
  answers[repliesPath] = () => late.promise;
  answers[removePath] = { data: null };
  showDiscussion();
  await userEvent.click(await screen.findByRole('button', { name: '展开 1 条回复' }));
  await userEvent.click(screen.getByRole('button', { name: '删除我的评论：我的' }));
  answers[repliesPath] = pageOf(other);
  await userEvent.click(screen.getByRole('button', { name: zh.removal.confirm }));
  expect(await screen.findByText('别人的')).toBeVisible();
  await act(async () => late.resolve(pageOf(mine, other)));
  expect(screen.queryByText('我的')).toBeNull();
});

test('offers those who review texts to take away what others said', async () => {
  act(() =>
    useSessionStore.setState({ peopleMessage: { userId: 'ed', roles: ['visitor', 'user', 'staff', 'reviewer'] } }),
  );
  answers[removePath] = { code: 'NullPointer' };
  showDiscussion();
  await userEvent.click(await screen.findByRole('button', { name: '删除林一舟的评论：第 a 条' }));
  await userEvent.click(screen.getByRole('button', { name: zh.removal.confirm }));
  // Somebody else was faster, and it is gone as well.
  expect(await screen.findByText(zh.empty.title)).toBeVisible();
  expect(made(removePath)).toEqual([{ id: 'a' }]);
});

test('stands in another order when asked', async () => {
  showDiscussion();
  await screen.findByRole('article');
  answers[listPath] = pageOf(thread('b', { likeCount: 9 }));
  const order = within(screen.getByRole('group', { name: zh.sorts.label }));
  expect(order.getByRole('button', { name: zh.sorts.latest, pressed: true })).toBeVisible();
  await userEvent.click(order.getByRole('button', { name: zh.sorts.liked, pressed: false }));
  expect(await screen.findByText('第 b 条')).toBeVisible();
  const asked = jest.mocked(fetch).mock.calls.map(([request]) => new URL((request as Request).url));
  const sorts = asked
    .filter(({ pathname }) => pathname === listPath)
    .map(({ searchParams }) => searchParams.get('sort'));
  expect(sorts).toEqual(['latest', 'liked']);
});

test('invites where nobody has said anything, and speaks English', async () => {
  answers[listPath] = pageOf();
  showDiscussion('en');
  expect(await screen.findByText(en.empty.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.empty.action }));
  expect(screen.getByRole('textbox', { name: en.composer.label })).toHaveFocus();
});

test('what is left of an erased account is its place', async () => {
  const erased = { userId: 'gone', nickname: '已注销用户', avatar: null, verification: 'none' as const };
  answers[listPath] = pageOf(thread('a', { author: erased, text: '' }));
  showDiscussion();
  const entry = await screen.findByRole('article');
  expect(entry).toHaveTextContent(zh.erased);
  expect(within(entry).queryByRole('link')).toBeNull();
});

test('shows a visitor what came with the page, and asks for nothing', async () => {
  removeStored('auth_token');
  showDiscussion('zh', thread('a', { text: '随页面来的' }));
  expect(screen.getByText('随页面来的')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^回复林一舟/ }));
  expect(made(listPath)).toEqual([]);
});

test('shows who is logged in what came with the page, and then how it stands for them', async () => {
  answers[listPath] = pageOf(
    thread('own', { author: own, text: '等审核的', state: 'waiting' }),
    thread('a', { likeCount: 4 }),
  );
  showDiscussion('zh', thread('a', { likeCount: 3 }));
  expect(screen.getByText('第 a 条')).toBeVisible();
  expect(await screen.findByText('等审核的')).toBeVisible();
  expect(screen.getByRole('button', { name: /共 4 人喜欢/ })).toBeVisible();
  expect(made(listPath)).toHaveLength(1);
});

test('keeps what was sent while the first answer was on its way', async () => {
  const late = Promise.withResolvers<Answer>();
  const sent = comment('new', { author: own, text: '抢先' });
  answers[listPath] = () => late.promise;
  answers[sendPath] = { data: sent };
  showDiscussion('zh', thread('a'));
  await waitFor(() => expect(made(listPath)).toHaveLength(1));
  answers[listPath] = pageOf({ ...thread('new'), ...sent }, thread('a'));
  await userEvent.type(screen.getByRole('textbox', { name: zh.composer.label }), '抢先');
  await userEvent.click(screen.getByRole('button', { name: zh.composer.send }));
  await waitFor(() => expect(made(listPath)).toHaveLength(2));
  await act(async () => late.resolve(pageOf(thread('a'))));
  expect(screen.getByText('抢先')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('shows the shape of what comes, and a way to try again when it does not', async () => {
  const late = Promise.withResolvers<Answer>();
  showDiscussion();
  await screen.findByText('第 a 条');
  answers[listPath] = () => late.promise;
  await userEvent.click(screen.getByRole('button', { name: zh.sorts.liked }));
  expect(screen.getByRole('list', { name: client.loadingMore })).toHaveAttribute('aria-busy', 'true');
  late.resolve({ code: 'Internal' });
  const retry = await screen.findByRole('button', { name: client.retry });
  answers[listPath] = pageOf(thread('a'));
  await userEvent.click(retry);
  expect(await screen.findByText('第 a 条')).toBeVisible();
});
