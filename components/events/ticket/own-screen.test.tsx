import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TicketTab } from '@/lib/events/ticket/codes';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/ticket-own.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { ownTicket } from '@/test/ticket-items';
import { OwnTickets } from './own-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

beforeEach(() => {
  standInForIntersections();
  standInForDialogs();
  toastQueue.take();
});

const page = (...list: ReturnType<typeof ownTicket>[]) => ({ list, nextPage: null, hasNextPage: false });
function show(initial: TicketTab, ...list: ReturnType<typeof ownTicket>[]) {
  window.history.replaceState(null, '', `/ticket?tab=${initial}`);
  renderIn('zh', <OwnTickets initial={initial} tickets={page(...list)} />);
}

test('a ticket to come is shown at the door, and says what it gives until when', () => {
  show('coming', ownTicket());
  expect(screen.getByText('2027-01-09 14:00 前可退，退还 ¥45.00')).toBeVisible();
  expect(screen.getByRole('link', { name: `${zh.entry} 光之夜` })).toHaveAttribute('href', '/ticket/e?activity=a1');
});

test('an unpaid one is paid, a sign-up is managed on its page, a late one is not returned', () => {
  const payUntil = '2026-12-02T10:15:00.000+08:00';
  show(
    'coming',
    ownTicket({ state: 'held', payUntil, returnFen: null, returnUntil: null }),
    ownTicket({ id: 'k2', orderId: null, typeName: '', returnFen: null, returnUntil: null }),
    ownTicket({ id: 'k3', returnFen: null, returnUntil: null }),
  );
  const [held, signup, late] = screen.getAllByRole('article').map((row) => within(row));
  expect(held?.getByText('请在 2026-12-02 10:15 前付款')).toBeVisible();
  expect(held?.getByRole('link', { name: /^去付款/ })).toHaveAttribute('href', '/ticket/confirm?order=o1');
  expect(signup?.getByRole('link', { name: /^管理报名/ })).toHaveAttribute('href', '/SignUp/a1');
  expect(late?.getByText(zh.noReturn)).toBeVisible();
  expect(late?.queryByRole('button')).toBeNull();
});

test('tickets of one order are returned together, for what they give', async () => {
  const tickets = [ownTicket(), ownTicket({ id: 'k2', attendee: '周影' }), ownTicket({ id: 'k3', returnFen: null })];
  const calls = answerCalls({
    '/api/ticket/own/order': { data: { activity: ownTicket().activity, tickets } },
    '/api/ticket/own/return': { data: { refundFen: 9000 } },
    '/api/ticket/own/list': { data: page() },
  });
  show('coming', ownTicket());
  await userEvent.click(screen.getByRole('button', { name: /^退票/ }));
  const sheet = within(await screen.findByRole('dialog', { name: zh.return.title }));
  expect(await sheet.findAllByRole('checkbox')).toHaveLength(2);
  expect(sheet.getByRole('button', { name: '退 1 张，退还 ¥45.00' })).toBeVisible();
  await userEvent.click(sheet.getByRole('checkbox', { name: /^周影/ }));
  await userEvent.click(sheet.getByRole('button', { name: '退 2 张，退还 ¥90.00' }));
  await waitFor(() => expect(toastQueue.take()).toEqual(['已退票，¥90.00 将原路退回']));
  expect(await screen.findByText(zh.empty.coming)).toBeVisible();
  const sent = calls.find(({ path }) => path.endsWith('/return'));
  expect(sent?.fields).toMatchObject({ orderId: 'o1', ticketIds: 'k1,k2' });
});

test('what the server refuses is said in the sheet', async () => {
  answerCalls({
    '/api/ticket/own/order': { data: { activity: ownTicket().activity, tickets: [ownTicket()] } },
    '/api/ticket/own/return': { code: 'TicketUsed' },
  });
  show('coming', ownTicket());
  await userEvent.click(screen.getByRole('button', { name: /^退票/ }));
  await userEvent.click(await screen.findByRole('button', { name: '退 1 张，退还 ¥45.00' }));
  expect(await screen.findByText('这张票已经入场，不能退。')).toBeVisible();
});
