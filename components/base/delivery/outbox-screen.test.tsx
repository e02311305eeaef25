import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OutboxMessage } from '@/lib/base/delivery/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import { renderIn } from '@/test/render';
import { OutboxHint } from './card-outbox-hint';
import { OutboxScreen } from './outbox-screen';

const message = (changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: '1',
  channel: 'phone',
  address: '+8613800138000',
  subject: '042917 是你的光场验证码',
  text: '你的光场验证码是 042917，10 分钟内有效。\n\n请不要告诉任何人。',
  code: '042917',
  sentAt: '2026-11-20T12:00:00.000+08:00',
  ...changes,
});
const later = message({
  id: '2',
  channel: 'email',
  address: 'li.lei@example.org',
  code: '318820',
  sentAt: '2026-11-20T12:01:00.000+08:00',
});

let answer: () => Promise<Response>;
const answers = (messages: OutboxMessage[]) => async () => Response.json({ code: 'OK', data: messages });
const passed = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const items = () => within(screen.getByRole('log')).queryAllByRole('listitem');

beforeEach(() => {
  jest.useFakeTimers();
  toastQueue.take();
  answer = answers([]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('an empty outbox says what to do', async () => {
  renderIn('zh', <OutboxScreen first={[]} />);
  expect(screen.getByText('还没有消息')).toBeVisible();
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  expect(items()).toEqual([]);
  await passed(0);
});

test('each message stands with its address, time, code and words', async () => {
  answer = answers([later, message()]);
  renderIn('en', <OutboxScreen first={[later, message()]} />);
  const [newest, first] = items();
  expect(newest).toHaveTextContent(/^E-mailli\.lei@example\.org2026-11-20 12:01318820Copy/);
  expect(first).toHaveTextContent(/^Text message\+86138001380002026-11-20 12:00042917Copy042917 是你的光场验证码/);
  expect(screen.queryByText('No messages yet')).toBeNull();
  await passed(0);
});

test('a message that comes appears by itself within seconds, above the others', async () => {
  answer = answers([message()]);
  renderIn('zh', <OutboxScreen first={[message()]} />);
  await passed(0);
  expect(items()).toHaveLength(1);
  answer = answers([later, message()]);
  await passed(3500);
  expect(items()).toHaveLength(2);
  expect(items()[0]).toHaveTextContent('318820');
});

test('without a connection it keeps what it has, says so, and goes on by itself', async () => {
  renderIn('zh', <OutboxScreen first={[message()]} />);
  answer = () => Promise.reject(new TypeError('offline'));
  await passed(10_000);
  expect(screen.getByRole('status')).toHaveTextContent('正在自动重试');
  expect(items()).toHaveLength(1);
  expect(toastQueue.take()).toEqual([]);
  answer = answers([later, message()]);
  await passed(10_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(items()).toHaveLength(2);
});

test.each([
  [true, '验证码已复制'],
  [false, '没有复制成功，请手动输入 042917'],
])('a code is copied by a press (the clipboard takes it: %s)', async (takes, said) => {
  const writeText = jest.fn(() => (takes ? Promise.resolve() : Promise.reject(new DOMException('no'))));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.assign(document, { execCommand: () => false });
  answer = answers([message()]);
  renderIn('zh', <OutboxScreen first={[message()]} />);
  fireEvent.click(screen.getByRole('button', { name: '复制 042917' }));
  await passed(0);
  expect(writeText).toHaveBeenCalledWith('042917');
  expect(toastQueue.take()).toEqual([said]);
});

test('the addresses of this site in its words can be opened, and those of others stay text', async () => {
  const site = location.origin;
  const text = `看看：\n${site}/a?b=1\n\n不再接收：${site}/unsubscribe?token=x\n${site}.evil.example/ https://evil.example/`;
  answer = answers([message({ text })]);
  renderIn('zh', <OutboxScreen first={[message({ text })]} />);
  const hrefs = within(screen.getByRole('log'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([`${site}/a?b=1`, `${site}/unsubscribe?token=x`]);
  expect(items()[0]).toHaveTextContent(`看看： ${site}/a?b=1 不再接收：${site}/unsubscribe`);
  await passed(0);
});

test('a message without a code has nothing to copy', async () => {
  answer = answers([message({ code: null })]);
  renderIn('zh', <OutboxScreen first={[message({ code: null })]} />);
  expect(screen.queryByRole('button')).toBeNull();
  await passed(0);
});

describe('the hint', () => {
  test('leads to the outbox in a new tab, in the language of the page', () => {
    renderIn('en', <OutboxHint show />);
    const link = screen.getByRole('link', { name: 'This is a demonstration: messages arrive in the outbox' });
    expect(link).toHaveAttribute('href', '/en/outbox');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('is not there on a site that is no demonstration', () => {
    renderIn('zh', <OutboxHint show={false} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
