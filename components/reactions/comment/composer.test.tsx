import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateWith } from '@/lib/platform/client/error-path';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
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
  sendPath,
  showDiscussion,
  thread,
} from '@/test/discussion-screen';
import { renderIn } from '@/test/render';
import { CardDiscussion } from './card-discussion';

let answers: ReturnType<typeof beginDiscussion>['answers'];
let made: ReturnType<typeof beginDiscussion>['made'];
const field = () => screen.getByRole('textbox', { name: zh.composer.label });
const sendButton = () => screen.getByRole('button', { name: zh.composer.send });

beforeEach(() => {
  ({ answers, made } = beginDiscussion());
});
afterEach(endDiscussion);

test('sends what was written with its lines, shows it first and counts it', async () => {
  answers[sendPath] = ({ text }) => ({ data: comment('new', { text: String(text), author: own }) });
  showDiscussion();
  await screen.findByRole('article');
  await userEvent.type(field(), '  第一行{Enter}第二行 ');
  expect(made(sendPath)).toEqual([]);
  await userEvent.click(sendButton());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(made(sendPath)).toEqual([
    { kind: 'video', thingId: 'v1', text: '第一行\n第二行', replyTo: '', acknowledged: 'false' },
  ]);
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('第二行');
  expect(screen.getByRole('heading', { name: '讨论 47' })).toBeVisible();
  expect([(field() as HTMLTextAreaElement).value, window.sessionStorage.length]).toEqual(['', 0]);
  expect(toastQueue.take()).toEqual([zh.composer.sent]);
});

test('says what is missing or too much, and how much is left near the limit', async () => {
  showDiscussion();
  await userEvent.click(sendButton());
  expect(screen.getByRole('alert')).toHaveTextContent(zh.rules.required);
  expect(field()).toBeInvalid();
  fireEvent.change(field(), { target: { value: '😀'.repeat(455) } });
  expect(field()).toHaveAccessibleDescription('还能写 45 个字');
  fireEvent.change(field(), { target: { value: '字'.repeat(502) } });
  await userEvent.click(sendButton());
  expect(field()).toHaveAccessibleDescription(/超出 2 个字.*最多写 500 个字/);
  expect(made(sendPath)).toEqual([]);
});

test.each([
  ['offline', client.offline],
  [{ code: 'TooManyRequests', retryAfter: 90 } satisfies Answer, '操作太频繁了，请在 2 分钟后再试。'],
  [{ code: 'PhoneNeeded' } satisfies Answer, /绑定手机号/],
] as const)('what fails loses nothing: %o', async (answer, words) => {
  answers[sendPath] = answer;
  showDiscussion();
  await userEvent.type(field(), '别丢了');
  await userEvent.click(sendButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(field()).toHaveValue('别丢了');
  expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  const phone = screen.queryByRole('link', { name: zh.composer.bindPhone });
  expect(phone !== null).toBe(typeof answer === 'object' && answer.code === 'PhoneNeeded');
});

test('prohibited words ask first; sent all the same, the text waits and is marked', async () => {
  answers[sendPath] = ({ acknowledged, text }) =>
    acknowledged === 'true'
      ? { data: comment('new', { author: own, text: String(text), state: 'waiting' }) }
      : { code: 'ProhibitedWords', fields: [{ field: 'text', rule: 'prohibited' }] };
  showDiscussion();
  await screen.findByRole('article');
  await userEvent.type(field(), '赌博');
  await userEvent.click(sendButton());
  await userEvent.click(await screen.findByRole('button', { name: zh.warning.cancel }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(field()).toHaveValue('赌博');
  await userEvent.click(sendButton());
  await userEvent.click(await screen.findByRole('button', { name: zh.warning.confirm }));
  const entry = (await screen.findByText(zh.waiting)).closest('article') as HTMLElement;
  expect(within(entry).queryByRole('button', { name: /回复|喜欢/ })).toBeNull();
  expect(within(entry).queryByRole('link', { name: /^举报/ })).toBeNull();
  expect(screen.getByRole('heading', { name: '讨论 46' })).toBeVisible();
  expect(toastQueue.take()).toEqual([zh.composer.handedIn]);
});

test('leads a visitor to the login, and what they wrote is there when they come back', async () => {
  removeStored('auth_token');
  const went: string[] = [];
  const stop = navigateWith((path) => went.push(path));
  const { unmount } = showDiscussion();
  await userEvent.type(field(), '登录之前写的');
  await userEvent.click(screen.getByRole('button', { name: zh.composer.logIn }));
  stop();
  expect(went).toEqual(['/login?redirecturl=%2Fvideo%2Fdetail%2Fv1%23comments']);
  unmount();
  writeStored('auth_token', 'token');
  renderIn(
    'zh',
    <CardDiscussion kind="video" thingId="v2" count={0} first={{ list: [], hasNextPage: false, nextPage: null }} />,
  ).unmount();
  showDiscussion();
  expect(field()).toHaveValue('登录之前写的');
  expect(made(sendPath)).toEqual([]);
});

test('answers in place, and names whom an answer to an answer speaks to', async () => {
  const first = comment('a1', {
    author: { userId: 'mika', nickname: 'Mika', avatar: null, verification: 'none' as const },
    text: '好看',
  });
  answers[listPath] = pageOf(thread('a', { replyCount: 1, replies: [first] }));
  answers[sendPath] = ({ text }) => ({
    data: comment('a2', {
      author: own,
      text: String(text),
      to: { userId: 'mika', nickname: 'Mika' },
      at: '2026-11-20T13:00:00.000+08:00',
    }),
  });
  showDiscussion();
  await userEvent.click(await screen.findByRole('button', { name: '回复Mika：好看' }));
  const reply = screen.getByRole('textbox', { name: '回复 Mika' });
  expect(reply).toHaveFocus();
  await userEvent.type(reply, '同感');
  await userEvent.click(screen.getByRole('button', { name: zh.composer.replySend }));
  const list = screen.getByRole('list', { name: '对林一舟的回复' });
  await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(2));
  expect(within(list).getAllByRole('article')[1]).toHaveTextContent('回复 Mika同感');
  expect(made(sendPath)[0]).toMatchObject({ replyTo: 'a1', text: '同感' });
  expect(screen.queryByRole('textbox', { name: '回复 Mika' })).toBeNull();
  expect(screen.getByRole('heading', { name: '讨论 47' })).toBeVisible();
});

test('an answer to what is gone says so and keeps the text', async () => {
  answers[sendPath] = { code: 'NullPointer' };
  showDiscussion();
  await userEvent.click(await screen.findByRole('button', { name: /^回复林一舟/ }));
  await userEvent.type(screen.getByRole('textbox', { name: '回复 林一舟' }), '晚了');
  await userEvent.click(screen.getByRole('button', { name: zh.composer.replySend }));
  expect(await screen.findByText(zh.gone)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '回复 林一舟' })).toHaveValue('晚了');
  await userEvent.click(screen.getByRole('button', { name: zh.composer.cancel }));
  expect(screen.queryByRole('textbox', { name: '回复 林一舟' })).toBeNull();
});
