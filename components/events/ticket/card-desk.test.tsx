import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityOrder, Attendee, Sales } from '@/lib/events/ticket/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/ticket-desk.json';
import { answerCalls } from '@/test/answers';
import { draftTicketType, publicActivity } from '@/test/draft-activity';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { CardAttendees } from './card-attendees';
import { CardOrders } from './card-orders';
import { CardSales } from './card-sales';

beforeEach(() => {
  standInForIntersections();
  toastQueue.take();
});

const at = (name: string) => `/api/ticket/organiser/${name}`;
const early: Sales['types'][number] = {
  ...{ id: draftTicketType.id, name: '早鸟', state: 'onSale', total: 100 },
  ...{ held: 3, sold: 40, used: 12, returned: 2, waiting: 0 },
};
const sales: Sales = { types: [early], stockLeft: null, paidFen: 240_000, refundedFen: 12_000 };

test('says what was sold and paid, and how each type stands', async () => {
  answerCalls({ [at('sales')]: { data: sales } });
  renderIn('zh', <CardSales activityId="a1" />);
  const figure = async (name: string) => (await screen.findByText(name)).closest('div');
  expect(await figure(zh.sales.paid)).toHaveTextContent('¥2400.00');
  expect(await figure(zh.sales.refunded)).toHaveTextContent('¥120.00');
  const type = within(screen.getByRole('heading', { name: '早鸟' }).closest('article') as HTMLElement);
  expect(type.getByText('/ 100')).toBeVisible();
  expect(type.getByText('待付款 3')).toBeVisible();
  expect(type.queryByText(/^候补/)).toBeNull();
});

test('sign-ups have no money and no sale to pause', async () => {
  const signups = { ...early, id: '', name: '', total: null };
  answerCalls({ [at('sales')]: { data: { ...sales, types: [signups] } } });
  renderIn('zh', <CardSales activityId="a1" />);
  expect(await screen.findByRole('heading', { name: zh.sales.signups })).toBeVisible();
  expect(screen.queryByText(zh.sales.paid)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a sale is paused at once', async () => {
  let state = 'onSale';
  const calls = answerCalls({
    [at('sales')]: () => ({ data: { ...sales, types: [{ ...early, state }] } }),
    '/api/activity/own/pause': () => {
      state = 'paused';
      return { data: publicActivity };
    },
  });
  renderIn('zh', <CardSales activityId="a1" />);
  await userEvent.click(await screen.findByRole('button', { name: /暂停售卖/ }));
  expect(await screen.findByRole('button', { name: /恢复售卖/ })).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/pause'))?.fields).toEqual({
    ...{ id: 'a1', ticketTypeId: early.id, pause: 'true' },
  });
  expect(toastQueue.take()).toEqual(['“早鸟”已暂停售卖']);
});

const lin: Attendee = {
  ...{ ticketId: 't1', name: '林一', mobile: '+8613800000001', age: 30, occupation: '灯光师', typeName: '早鸟' },
  ...{ state: 'valid', orderNumber: '20260001', answers: [{ question: '几点到？', text: '七点' }] },
  ...{ createdAt: '2099-06-02T10:00:00.000+08:00', usedAt: null },
};

test('who comes is searched, and shown with what they answered', async () => {
  let found = [lin];
  const calls = answerCalls({ [at('attendees')]: () => ({ data: onePage(found) }) });
  renderIn('zh', <CardAttendees activityId="a1" />);
  const row = within((await screen.findByRole('heading', { name: '林一' })).closest('article') as HTMLElement);
  expect(row.getByRole('link', { name: lin.mobile })).toHaveAttribute('href', `tel:${lin.mobile}`);
  expect(row.getByText('七点')).toBeVisible();
  found = [];
  await userEvent.type(screen.getByRole('searchbox', { name: zh.attendees.search.label }), '无');
  expect(await screen.findByText(zh.attendees.noneFound)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.attendees.states.used }));
  await waitFor(() => expect(calls).toHaveLength(3));
});

const order: ActivityOrder = {
  ...{ id: 'o1', number: '20260001', activityId: 'a1', activityTitle: '光之夜', typeName: '早鸟', quantity: 2 },
  buyer: { userId: 'mo', nickname: '墨', avatar: null, verification: 'none' },
  ...{ usedCount: 1, totalFen: 12_000, refundedFen: 6000, state: 'paid', createdAt: lin.createdAt },
};

test('orders say who bought what, what was used and what went back', async () => {
  answerCalls({ [at('orders')]: { data: onePage([order]) } });
  renderIn('zh', <CardOrders activityId="a1" />);
  expect(await screen.findByRole('link', { name: '墨' })).toHaveAttribute('href', '/otherPeople?userId=mo');
  expect(screen.getByText('早鸟 × 2')).toBeVisible();
  expect(screen.getByText('已到场 1')).toBeVisible();
  expect(screen.getByText('已退 ¥60.00')).toBeVisible();
});

test('without orders it says where they will come from', async () => {
  answerCalls({ [at('orders')]: { data: onePage([]) } });
  renderIn('zh', <CardOrders activityId="a1" />);
  expect(await screen.findByText(zh.orders.none)).toBeVisible();
});
