import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Attendance, Sale } from '@/lib/events/ticket/contract';
import zh from '@/messages/zh/events/ticket-buy.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { attendance, saleOf, ticketedActivity } from '@/test/ticket-items';
import { ChooseScreen } from './choose-screen';

const at = (name: string) => `/api/ticket/${name}`;

function show(sale: Sale, mine: Partial<Attendance> = {}, answers: Record<string, Answer> = {}) {
  const first = { sale, attendance: attendance(mine) };
  const calls = answerCalls({
    [at('sale')]: { data: sale },
    [at('attendance')]: { data: first.attendance },
    ...answers,
  });
  renderIn('zh', <ChooseScreen activity={ticketedActivity()} {...first} />);
  return calls;
}
const more = () => userEvent.click(screen.getByRole('button', { name: zh.more }));

test('so many can be had as one person may, less those that they have', async () => {
  show(saleOf('onSale'), { ofTypes: [{ ticketTypeId: 't1', count: 2 }] });
  await more();
  expect(screen.getByRole('button', { name: zh.more })).toBeDisabled();
  expect(screen.getByText('¥100.00')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.next })).toHaveAttribute('href', '/ticket/enrol/a1/t1/2');
  await userEvent.click(screen.getByRole('radio', { name: /公益票/ }));
  expect(screen.getByRole('link', { name: zh.next })).toHaveAttribute('href', '/ticket/enrol/a1/t2/1');
});

test('who has all that one person may have is told so', () => {
  show(saleOf('onSale'), { ofTypes: [{ ticketTypeId: 't1', count: 4 }] });
  expect(screen.getByText(zh.full)).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.next })).toBeNull();
});

test('a sold-out type is waited for, with a number', async () => {
  const calls = show(saleOf('soldOut'), {}, { [at('waiting/join')]: { code: 'WaitingFull' } });
  await userEvent.click(screen.getByRole('radio', { name: /普通票/ }));
  await more();
  await userEvent.click(screen.getByRole('button', { name: '候补 2 张' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('候补的活动太多了');
  expect(calls).toContainEqual({ path: at('waiting/join'), fields: { ticketTypeId: 't1', quantity: '2' } });
});

test('where nothing is on sale it leads back to the activity', () => {
  const { types } = saleOf('paused');
  show({ types: types.slice(0, 1), participantCount: 0 });
  expect(screen.getByText(zh.nothing)).toBeVisible();
  expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true);
});
