import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/ticket.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { attendance, saleOf, ticketedActivity } from '@/test/ticket-items';
import { CardTicketOffer } from './card-offer';

const at = (name: string) => `/api/ticket/${name}`;

function show(answers: Record<string, Answer>, isLoggedIn = true) {
  localStorage.clear();
  if (isLoggedIn) {
    localStorage.setItem('auth_token', 'token');
    localStorage.setItem('isLogin', 'true');
  }
  const calls = answerCalls(answers);
  renderIn('zh', <CardTicketOffer activity={ticketedActivity()} />);
  return calls;
}

beforeEach(() => {
  toastQueue.take();
  standInForDialogs();
});

test('says what each type costs, how it sells, and what a return gives', async () => {
  show({ [at('sale')]: { data: saleOf('notStarted') } }, false);
  const [paid, free] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(await paid?.findByText('2026-12-01 10:00 开售')).toBeVisible();
  expect(paid?.getByText('¥50')).toBeVisible();
  expect(free?.getByText(zh.free)).toBeVisible();
  expect(free?.getByText(zh.states.onSale)).toBeVisible();
  expect(screen.getByText('2027-01-09 14:00 前可退票，退还票价的 90%')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.buy })).toHaveAttribute('href', '/ticket/get/a1');
});

test('an unpaid order comes first, then the tickets that are there', async () => {
  show({
    [at('sale')]: { data: saleOf('onSale', 3) },
    [at('attendance')]: { data: attendance({ unpaidOrderId: 'o1', ticketCount: 2 }) },
  });
  expect(await screen.findByText('余 3 张')).toBeVisible();
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/ticket/confirm?order=o1', '/ticket/e?activity=a1', '/ticket/get/a1']);
});

test('what is held for who waited is bought or declined', async () => {
  const offered = { id: 'w1', ticketTypeId: 't1', quantity: 2, state: 'offered', ahead: 0 } as const;
  const answers: Record<string, Answer> = {
    [at('sale')]: { data: saleOf('soldOut') },
    [at('attendance')]: {
      data: attendance({ waiting: [{ ...offered, offeredUntil: '2026-12-02T10:30:00.000+08:00' }] }),
    },
    [at('waiting/leave')]: { data: null },
  };
  const calls = show(answers);
  expect(await screen.findByText('请在 2026-12-02 10:30 前购买，过时会给下一位')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.waiting.take })).toHaveAttribute('href', '/ticket/enrol/a1/t1/2?wait=w1');
  answers[at('attendance')] = { data: attendance() };
  await userEvent.click(screen.getByRole('button', { name: zh.waiting.decline }));
  const dialog = screen.getByRole('alertdialog', { name: zh.waiting.declineTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: zh.waiting.decline }));
  expect(await screen.findByRole('link', { name: zh.buy })).toBeVisible();
  expect(screen.queryByText(zh.waiting.title)).toBeNull();
  expect(calls).toContainEqual({ path: at('waiting/leave'), fields: { id: 'w1', decline: 'true' } });
});

test('nothing can be bought of what is over', async () => {
  const { types } = saleOf('ended');
  show({ [at('sale')]: { data: { types: types.slice(0, 1), participantCount: 0 } } }, false);
  expect(await screen.findByText(zh.states.ended)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
