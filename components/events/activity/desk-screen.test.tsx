import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/activity-manage.json';
import { answerCalls } from '@/test/answers';
import { draftTicketType, publicActivity } from '@/test/draft-activity';
import { freshEditor } from '@/test/edit-screen';
import { renderIn } from '@/test/render';
import { ActivityDesk } from './desk-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

freshEditor();
beforeEach(() => toastQueue.take());

function show(own: Partial<ActivityDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...publicActivity, ...own };
  const calls = answerCalls({ '/api/activity/own/get': { data: first }, ...answers });
  const rest = { orders: null, waiting: null, doors: null, contest: <p>赛事</p> };
  const parts = { sales: <p>销量</p>, attendees: <p>名单</p>, ...rest };
  renderIn('zh', <ActivityDesk first={first} initial="overview" parts={parts} />);
  return calls;
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const { tabs: words } = zh.desk;

test('with tickets there are orders; where people sign up, those who wait', () => {
  show({ ticketTypes: [draftTicketType] });
  expect(tabs()).toEqual([words.overview, words.attendees, words.orders, words.doors]);
  expect(screen.getByText('销量')).toBeVisible();
});

test('without tickets there are no orders', () => {
  show();
  expect(tabs()).toEqual([words.overview, words.attendees, words.waiting, words.doors]);
});

test('of a contest it leads to the desk of the contest', () => {
  show({ category: 3 });
  expect(tabs()).toEqual([words.overview]);
  expect(screen.getByText('赛事')).toBeVisible();
  expect(screen.queryByText('销量')).toBeNull();
});

test('is canceled with a reason, after it is asked once more', async () => {
  const canceled = { ...publicActivity, isCanceled: true, status: 4, reason: '停电' };
  let current: object = publicActivity;
  const calls = show(
    {},
    {
      '/api/activity/own/get': () => ({ data: current }),
      '/api/activity/own/cancel': () => {
        current = canceled;
        return { data: canceled };
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: zh.cancel.action }));
  const sheet = within(screen.getByRole('dialog', { name: zh.cancel.title }));
  await userEvent.click(sheet.getByRole('button', { name: zh.cancel.action }));
  expect(sheet.getByLabelText(zh.cancel.reason)).toHaveAccessibleDescription(
    expect.stringContaining(zh.cancel.required),
  );
  await userEvent.type(sheet.getByLabelText(zh.cancel.reason), ' 停电 ');
  await userEvent.click(sheet.getByRole('button', { name: zh.cancel.action }));
  const question = within(screen.getByRole('alertdialog', { name: '取消“光之夜”？' }));
  await userEvent.click(question.getByRole('button', { name: zh.cancel.confirm }));
  expect(await screen.findByText(zh.standing.canceled)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: zh.cancel.action })).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/cancel')).map(({ fields }) => fields)).toEqual([
    { id: 'a1', reason: '停电' },
  ]);
  expect(toastQueue.take()).toEqual([zh.cancel.done]);
});

test('one that has ended cannot be canceled', () => {
  show({ status: 4 });
  expect(screen.queryByRole('button', { name: zh.cancel.action })).toBeNull();
});
