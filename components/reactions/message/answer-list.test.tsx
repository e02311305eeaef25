import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { writeStored } from '@/lib/platform/client/storage';
import type { AnswerToMe } from '@/lib/reactions/message/contract';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { noneUnread, sampleAnswer } from '@/test/sample-notices';
import { AnswerList } from './answer-list';

const t = messages.zh.message;
const said = {
  id: 'c3',
  author: { userId: 'me', nickname: '我', avatar: null, verification: 'none' as const },
  to: null,
  text: '谢谢！',
  at: '2026-11-24T11:00:00.000+08:00',
  state: 'shown',
  likeCount: 0,
};

/** What the server was told, and how it answers what is sent to a discussion. */
let told: [path: string, fields: Record<string, string>][];
let answer: () => Response;

beforeEach(() => {
  standInForIntersections();
  told = [];
  answer = () => Response.json({ code: 'OK', data: said });
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') told.push([pathname, Object.fromEntries(new URLSearchParams(await request.text()))]);
    return pathname === '/api/comment/send' ? answer() : Response.json({ code: 'OK', data: null });
  });
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const show = (...list: AnswerToMe[]) =>
  renderIn('zh', <AnswerList first={{ list, nextPage: 2, hasNextPage: false }} told={noneUnread} now={Date.now()} />);
const reply = () => userEvent.click(screen.getByRole('button', { name: '回复 许砚' }));
const sentTo = (path: string) => told.filter(([one]) => one === path).map(([, fields]) => fields);

test('says who said what to what words of mine, and of which thing', () => {
  show(sampleAnswer());
  const row = within(screen.getByRole('article'));
  expect(row.getByText('是的，在西岸。')).toBeVisible();
  expect(row.getByText('这是在哪里拍的？')).toBeVisible();
  expect(row.getByRole('link', { name: '潮' })).toHaveAttribute('href', '/video/detail/v1#comments');
  expect(row.getByRole('link', { name: '许砚' })).toHaveAttribute('href', '/otherPeople?userId=p1');
});

test('is answered in place, which marks it read', async () => {
  show(sampleAnswer());
  await reply();
  const field = screen.getByRole('textbox', { name: '回复 许砚' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '谢谢！');
  await userEvent.click(screen.getByRole('button', { name: messages.zh.comment.composer.replySend }));
  expect(await screen.findByText(t.answered, { exact: false })).toHaveTextContent('我回复： 谢谢！');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sentTo('/api/comment/send')).toEqual([
    { kind: 'video', thingId: 'v1', text: '谢谢！', replyTo: 'c2', acknowledged: 'false' },
  ]);
  await waitFor(() => expect(sentTo('/api/message/read')).toEqual([{ id: 'n2', seq: '9' }]));
});

test('what is being written outlives the closing of the field', async () => {
  show(sampleAnswer());
  await reply();
  await userEvent.type(screen.getByRole('textbox'), '还没写完');
  await userEvent.click(screen.getByRole('button', { name: messages.zh.comment.composer.cancel }));
  await reply();
  expect(screen.getByRole('textbox')).toHaveValue('还没写完');
});

test('who does not want to be answered says so, and the text stays', async () => {
  answer = () => Response.json({ code: 'Blocked', message: messages.zh.errors.Blocked }, { status: 403 });
  show(sampleAnswer());
  await reply();
  await userEvent.type(screen.getByRole('textbox'), '谢谢！');
  await userEvent.click(screen.getByRole('button', { name: messages.zh.comment.composer.replySend }));
  expect(await screen.findByText(messages.zh.errors.Blocked)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('谢谢！');
});

test('a comment that has gone says so and is not answered', () => {
  show(sampleAnswer({ comment: { id: 'c2', text: '', isGone: true } }));
  expect(screen.getByText(t.commentGone)).toBeVisible();
  expect(screen.queryByRole('button', { name: '回复 许砚' })).toBeNull();
});

test('a thing that has gone says so, is not opened, and nothing is answered there', () => {
  const about = { kind: 'video', id: 'v1', text: '', language: null, thumb: null, isGone: true };
  show(sampleAnswer({ about, path: null, answerBy: null }));
  expect(screen.getByText(t.gone)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '回复 许砚' })).toBeNull();
});

test('one is answered at a time', async () => {
  show(
    sampleAnswer(),
    sampleAnswer({
      id: 'n3',
      seq: 3,
      person: { userId: 'p2', nickname: '林岸', avatar: null, verification: 'none' as const },
    }),
  );
  await reply();
  await userEvent.click(screen.getByRole('button', { name: '回复 林岸' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
