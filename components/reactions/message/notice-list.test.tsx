import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'zustand';
import { messages } from '@/lib/app/messages';
import { useUnread } from '@/lib/reactions/message/client/unread';
import type { NoticeType } from '@/lib/reactions/message/codes';
import type { NoticeItem, UnreadCounts } from '@/lib/reactions/message/contract';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { noneUnread, sampleNotice } from '@/test/sample-notices';
import { NoticeList } from './notice-list';

jest.mock('@/lib/reactions/message/client/unread', () => ({
  useUnread: jest.fn(),
  countOne: jest.fn(),
  renewUnread: jest.fn(),
}));

/** What the stream has told. */
const streamed = create<{ counts: UnreadCounts | null }>(() => ({ counts: null }));

const now = Date.parse('2026-11-24T12:00:00.000+08:00');
const t = messages.zh.message;

/** What the server was told, and what it lists when it is asked. */
let told: [path: string, fields: Record<string, string>][];
let listed: NoticeItem[];
let answer: () => Response;

beforeEach(() => {
  standInForIntersections();
  [told, listed] = [[], []];
  answer = () => Response.json({ code: 'OK', data: null });
  streamed.setState({ counts: null });
  jest.mocked(useUnread).mockImplementation(() => streamed(({ counts }) => counts));
  document.body.onclick = (event) => event.preventDefault();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === 'GET') return Response.json({ code: 'OK', data: pageOf(listed) });
    told.push([new URL(request.url).pathname, Object.fromEntries(new URLSearchParams(await request.text()))]);
    return answer();
  });
});

const pageOf = (list: NoticeItem[]) => ({ list, nextPage: 2, hasNextPage: false });

function show(list: NoticeItem[], counts: Partial<UnreadCounts> = {}, type: NoticeType | '' = '') {
  return renderIn('zh', <NoticeList type={type} first={pageOf(list)} told={{ ...noneUnread, ...counts }} now={now} />);
}

const rows = () => screen.getAllByRole('article');
const isUnread = (row: HTMLElement | undefined) => within(row as HTMLElement).queryByText(t.unread) !== null;

test('a press opens what a notice is about and marks it read, as it was then', async () => {
  show([sampleNotice()]);
  expect(isUnread(rows()[0])).toBe(true);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(sampleNotice().text);
  expect(link).toHaveAttribute('href', '/video/detail/v1');
  await userEvent.click(link);
  await waitFor(() => expect(isUnread(rows()[0])).toBe(false));
  expect(told).toEqual([['/api/message/read', { id: 'n1', seq: '7' }]]);
});

test('one that is read already is opened without a call', async () => {
  show([sampleNotice({ isUnread: false })]);
  await userEvent.click(screen.getByRole('link'));
  expect(told).toEqual([]);
});

test('the server did not hear of it: it is unread again', async () => {
  answer = () => Response.json({ code: 'Internal', message: '出了点问题' }, { status: 500 });
  show([sampleNotice()]);
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(told).toHaveLength(1));
  await waitFor(() => expect(isUnread(rows()[0])).toBe(true));
});

test('what has gone says so and opens nothing; it can be marked read all the same', async () => {
  const about = { kind: 'video', id: 'v1', text: '', language: null, thumb: null, isGone: true };
  show([sampleNotice({ about, path: null })]);
  expect(screen.queryByRole('link', { name: /喜欢/ })).toBeNull();
  expect(screen.getByText(t.gone)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: t.markRead }));
  await waitFor(() => expect(isUnread(rows()[0])).toBe(false));
});

test('shows the quote and the reason', () => {
  show([sampleNotice({ quote: '很喜欢这束光', reason: '封面不清晰' })]);
  expect(screen.getByText('很喜欢这束光')).toBeVisible();
  expect(screen.getByText('封面不清晰')).toBeVisible();
});

test('one is taken out of the list', async () => {
  show([sampleNotice(), sampleNotice({ id: 'n0', seq: 5, text: '周野关注了你', names: '周野' })]);
  await userEvent.click(screen.getByRole('button', { name: '移除这条消息：周野关注了你' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(told).toEqual([['/api/message/remove', { id: 'n0' }]]);
});

test('all that were seen are marked as read, and none that came since', async () => {
  show([sampleNotice({ seq: 12 }), sampleNotice({ id: 'n0', seq: 30 })], { all: 2, likes: 2 }, 'likes');
  await userEvent.click(screen.getByRole('button', { name: t.markAllRead }));
  await waitFor(() => expect(rows().some(isUnread)).toBe(false));
  expect(told).toEqual([['/api/message/readAll', { type: 'likes', until: '30' }]]);
});

test('when more have come the list is asked for anew by a press', async () => {
  show([sampleNotice()], { all: 1 });
  expect(screen.queryByRole('button', { name: t.arrived })).toBeNull();
  listed = [sampleNotice({ id: 'n9', seq: 40, text: '周野关注了你', names: '周野' }), sampleNotice()];
  act(() => streamed.setState({ counts: { ...noneUnread, all: 2 } }));
  await userEvent.click(screen.getByRole('button', { name: t.arrived }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: t.arrived })).toBeNull();
});

test('days are apart, each with its name', () => {
  show([
    sampleNotice({ id: 'a' }),
    sampleNotice({ id: 'b', at: '2026-11-24T00:00:00.000+08:00' }),
    sampleNotice({ id: 'c', at: '2026-11-23T23:59:00.000+08:00' }),
    sampleNotice({ id: 'd', at: '2026-10-02T08:00:00.000+08:00' }),
  ]);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['今天', '昨天', '10-02']);
});

test.each(['', 'likes', 'comments', 'follows', 'events', 'system'] as const)(
  'without a notice of %j it says what will stand here, with the next step',
  (type) => {
    show([], {}, type);
    expect(screen.getByText(t.empty[type || 'all'].title)).toBeVisible();
    expect(screen.getByRole('link', { name: t.empty[type || 'all'].action })).toBeVisible();
    expect(screen.queryByRole('button', { name: t.markAllRead })).toBeNull();
  },
);
