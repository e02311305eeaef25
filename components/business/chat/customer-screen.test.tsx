import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import type { Language } from '@/lib/platform/shared/language';
import type { MadeCall } from '@/test/answers';
import { ChatServer } from '@/test/chat-server';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { standInForResizeObserver } from '@/test/resize-observer';
import { CustomerScreen } from './customer-screen';

const ways = { hotline: '+1 202 555 0199', email: 'business@lightfield.example', chatUrl: null };

let server: ChatServer;
let made: MadeCall[];

beforeAll(standInForResizeObserver);
beforeEach(() => {
  server = new ChatServer();
  made = server.open();
});
afterEach(() => {
  removeStored('hasChat');
  removeStored('chatUnsent');
  sessionStorage.clear();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(消息|Message)$/ });
const bubbles = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p:has(.sr-only)')?.textContent);
const show = (language: Language = 'zh') => renderIn(language, <CustomerScreen ways={ways} />);

describe('before there is a conversation', () => {
  test.each([
    ['zh', '有什么可以帮你？', /工作日 10:00–19:00/, '/business'],
    ['en', 'How can we help?', /working days, 10:00–19:00/, '/en/business'],
  ] as const)(
    'says in %s who answers when, and how else to reach us, and asks for nothing',
    async (language, title, hours, path) => {
      show(language);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(hours)).toBeVisible();
      expect(screen.getByRole('link', { name: '+1 202 555 0199' })).toHaveAttribute('href', 'tel:+12025550199');
      expect(screen.getByRole('link', { name: ways.email })).toHaveAttribute('href', `mailto:${ways.email}`);
      expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', path);
      await quiet();
      expect(made).toEqual([]);
    },
  );

  test('leaves out what is not offered', () => {
    renderIn('zh', <CustomerScreen ways={{ hotline: null, email: null, chatUrl: null }} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('is loaded when the visitor turns to it, and says whether somebody is there', async () => {
    show();
    act(() => field().focus());
    expect(await screen.findByText('现在没有客服在线。留下消息，我们看到就回复。')).toBeVisible();
    expect(made.map(({ path }) => path)).toEqual(['/api/chat/room']);
    expect(within(screen.getByRole('log')).queryAllByRole('listitem')).toEqual([]);
  });

  test('Enter sends, Shift+Enter breaks the line, and the field is empty for the next', async () => {
    show();
    await userEvent.type(field(), '第一行{Shift>}{Enter}{/Shift}第二行');
    expect(field()).toHaveValue('第一行\n第二行');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveValue(''));
    await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['第一行\n第二行']));
    await waitFor(() => expect(bubbles()).toEqual(['你: 第一行\n第二行']));
    expect(readStored('hasChat')).toBe(true);
  });

  test('what was written before the chat came is sent by the press that brought it', async () => {
    show();
    field().value = '来得早';
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(bubbles()).toEqual(['你: 来得早']));
    expect(field()).toHaveValue('');
  });

  test('nothing but space is not sent', async () => {
    show();
    await userEvent.type(field(), '  {Enter}');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await screen.findByText(/现在没有客服在线/);
    expect(server.messages).toEqual([]);
  });

  test.each([
    ['the composition goes on', { isComposing: true }],
    ['the key was the method’s own', { keyCode: 229 }],
  ])('Enter of an input method sends nothing: %s', async (_, init) => {
    show();
    await userEvent.type(field(), 'ni hao');
    fireEvent.keyDown(field(), { key: 'Enter', ...init });
    await screen.findByText(/现在没有客服在线/);
    expect([field().value, server.messages]).toEqual(['ni hao', []]);
  });
});

describe('a conversation', () => {
  const at = (date: Date) => date.toISOString();

  test('comes by itself after the page, with its days, times and sides', async () => {
    writeStored('hasChat', true);
    const now = new Date();
    const yesterday = new Date(now);
    yesterday.setDate(now.getDate() - 1);
    server.messages = [
      { seq: 1, side: 'visitor', text: 'one', clientId: 'a', at: '2024-02-03T08:00:00.000Z' },
      { seq: 2, side: 'staff', text: 'two', clientId: 'b', at: at(yesterday) },
      { seq: 3, side: 'visitor', text: 'three', clientId: 'c', at: at(now) },
      { seq: 4, side: 'staff', text: 'four', clientId: 'd', at: at(now) },
    ];
    show();
    await waitFor(() => expect(bubbles()).toEqual(['你: one', '客服: two', '你: three', '客服: four']));
    const [first, second, third, fourth] = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^2024年2月3日/);
    expect(second).toHaveTextContent(/^昨天/);
    expect(third).toHaveTextContent(/^今天/);
    expect(fourth).not.toHaveTextContent('今天');
    expect(fourth).toHaveTextContent(/\d\d:\d\d$/);
  });

  test('shows what comes, and who comes and goes', async () => {
    writeStored('hasChat', true);
    server.add('visitor', 'question');
    show();
    await waitFor(() => expect(server.streams).toHaveLength(1));
    server.say({ kind: 'staffed', isStaffed: true });
    expect(await screen.findByText('客服在线')).toBeVisible();
    server.add('staff', '<b>answer</b>');
    await waitFor(() => expect(bubbles()).toEqual(['你: question', '客服: <b>answer</b>']));
    server.say({ kind: 'staffed', isStaffed: false });
    expect(await screen.findByText(/现在没有客服在线/)).toBeVisible();
    expect(screen.queryByText('客服在线')).toBeNull();
  });

  test('says that the connection is lost, and when it is back', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    writeStored('hasChat', true);
    server.add('visitor', 'question');
    show();
    await waitFor(() => expect(server.streams).toHaveLength(1));
    server.breakStreams();
    expect(await screen.findByText('连接断了，正在重连…')).toBeVisible();
    expect(await screen.findByText(/现在没有客服在线/)).toBeVisible();
  });

  test('a message that could not be sent stays, and can be sent again', async () => {
    writeStored('hasChat', true);
    server.add('visitor', 'before');
    server.accidents.send = ['lost before'];
    show();
    await waitFor(() => expect(bubbles()).toHaveLength(1));
    await userEvent.type(field(), 'unheard{Enter}');
    expect(await screen.findByText('没发出去，会自动重试')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['before', 'unheard']));
    await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument());
  });

  test('a refused message can be changed, before what is being written', async () => {
    server.accidents.send = [{ code: 'ProhibitedWords', message: '含有不能发布的词' }];
    show();
    await userEvent.type(field(), 'refused{Enter}');
    expect(await screen.findByText('含有不能发布的词')).toBeVisible();
    await userEvent.type(field(), 'meanwhile');
    await userEvent.click(screen.getByRole('button', { name: '改一改' }));
    expect(field()).toHaveValue('refused\nmeanwhile');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('log')).not.toHaveTextContent('refused');
  });

  test('what was left unsent goes with the next visit', async () => {
    writeStored('hasChat', true);
    writeStored('chatUnsent', JSON.stringify([{ clientId: 'c1', text: 'left behind', at: 0 }]));
    show();
    await waitFor(() => expect(bubbles()).toEqual(['你: left behind']));
    expect(server.messages).toHaveLength(1);
  });

  test('what cannot be reached any more is said, and begins anew', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    writeStored('hasChat', true);
    server.add('visitor', 'question');
    show();
    await waitFor(() => expect(server.streams).toHaveLength(1));
    server.keeps = false;
    server.breakStreams();
    expect(await screen.findByText(/这段对话在这里接不上了/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新开始' }));
    expect(await screen.findByText(/现在没有客服在线/)).toBeVisible();
    expect(screen.queryByText('question')).not.toBeInTheDocument();
  });
});

describe('a chat elsewhere', () => {
  test('stands in a frame that may do no more than it must, with a link beside it', () => {
    renderIn('en', <CustomerScreen ways={{ ...ways, chatUrl: 'https://chat.example/room' }} />);
    const frame = screen.getByTitle('Live chat');
    expect(frame.getAttribute('src')).toBe('https://chat.example/room');
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
    expect(frame.getAttribute('allow')).toBe('');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://chat.example/room');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
