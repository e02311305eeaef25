import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { ChatServer } from '@/test/chat-server';
import { renderIn } from '@/test/render';
import { changeSize, standInForResizeObserver } from '@/test/resize-observer';
import { CustomerScreen } from './customer-screen';

let server: ChatServer;

beforeAll(standInForResizeObserver);
beforeEach(() => {
  server = new ChatServer();
  server.open();
});
afterEach(() => {
  removeStored('hasChat');
  removeStored('chatUnsent');
  sessionStorage.clear();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息' });
const show = () => renderIn('zh', <CustomerScreen ways={{ hotline: null, email: null, chatUrl: null }} />);

describe('an e-mail for answers', () => {
  beforeEach(() => {
    writeStored('hasChat', true);
    server.add('visitor', 'question');
  });
  const email = () => screen.findByRole('textbox', { name: /留个邮箱/ });

  test('is asked for while nobody is there, kept, and can be changed', async () => {
    show();
    await userEvent.type(await email(), 'a@example.org{Enter}');
    expect(await screen.findByText(/回复会发到 a@example\.org。/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '更换' }));
    expect(await email()).toHaveValue('a@example.org');
    await userEvent.clear(await email());
    await userEvent.type(await email(), 'b@example.org{Enter}');
    expect(await screen.findByText(/回复会发到 b@example\.org。/)).toBeVisible();
    expect(server.email).toBe('b@example.org');
  });

  test('is not asked for while somebody is there', async () => {
    server.isStaffed = true;
    show();
    expect(await screen.findByText('客服在线')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /留个邮箱/ })).not.toBeInTheDocument();
  });

  test.each([
    [{ code: '400', fields: [{ field: 'email', rule: 'email' }] }, '这不像一个邮箱地址'],
    [{ code: 'TooManyRequests', message: '太快了' }, '太快了'],
    ['offline', '没有保存成功，请再试一次'],
  ] as const)('that is not taken says why, and stays: %j', async (answer, words) => {
    server.accidents.email = [
      typeof answer === 'string'
        ? 'lost before'
        : { ...answer, fields: [...('fields' in answer ? answer.fields : [])] },
    ];
    show();
    await userEvent.type(await email(), 'a@b{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await email()).toHaveValue('a@b');
    expect(await email()).toHaveAccessibleDescription(words);
  });
});

describe('what is being written', () => {
  test('outlives a reload', async () => {
    const first = show();
    await userEvent.type(field(), 'half a thou');
    first.unmount();
    show();
    await userEvent.click(field());
    await waitFor(() => expect(field()).toHaveValue('half a thou'));
    await userEvent.type(field(), 'ght{Enter}');
    await waitFor(() => expect(server.messages[0]?.text).toBe('half a thought'));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  test('nothing goes on when the visitor leaves the page', async () => {
    writeStored('hasChat', true);
    server.add('visitor', 'question');
    const { unmount } = show();
    await waitFor(() => expect(server.streams).toHaveLength(1));
    unmount();
    await waitFor(() => expect(server.streams).toHaveLength(0));
  });
});

describe('a reader who has scrolled up', () => {
  /** A viewport of 100 pixels on content whose height follows from its messages. */
  function layOut(scroller: Element) {
    Object.defineProperties(scroller, {
      clientHeight: { value: 100 },
      scrollHeight: { get: () => 100 + 100 * server.messages.length },
    });
  }

  test('stays where they are and is told of news; who is at the end goes along', async () => {
    server.isStaffed = true;
    const { container } = show();
    const scroller = container.querySelector('.overflow-y-auto') as Element;
    layOut(scroller);
    await userEvent.type(field(), 'question{Enter}');
    await waitFor(() => expect(server.streams).toHaveLength(1));
    server.add('staff', 'one');
    await waitFor(() => expect(scroller.scrollTop).toBe(300));
    scroller.scrollTop = 20;
    fireEvent.scroll(scroller);
    server.add('staff', 'two');
    changeSize(scroller);
    const news = await screen.findByRole('button', { name: '有新消息' });
    expect(scroller.scrollTop).toBe(20);
    await userEvent.click(news);
    expect(scroller.scrollTop).toBe(400);
    expect(news).not.toBeInTheDocument();
    // When the keyboard opens, the end stays visible.
    scroller.scrollTop = 380;
    changeSize(scroller);
    expect(scroller.scrollTop).toBe(400);
    scroller.scrollTop = 20;
    fireEvent.scroll(scroller);
    await userEvent.type(field(), 'own{Enter}');
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(20));
  });
});
