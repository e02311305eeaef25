import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobPurchase, PostRights } from '@/lib/careers/recruitment/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/careers/recruitment.json';
import errors from '@/messages/zh/platform/errors.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { jobPurchase } from '@/test/job-packages';
import { renderIn } from '@/test/render';
import { DoneScreen } from './done-screen';
import { RightsScreen } from './rights-screen';

standInForDialogs();
const [returning, having, bought] = ['return', 'rights', 'purchases'].map((name) => `/api/recruitment/${name}`) as [
  string,
  string,
  string,
];
const onlyPage = (list: JobPurchase[]) => ({ list, nextPage: null, hasNextPage: false });

function show(rights: Partial<PostRights>, list: JobPurchase[], answers: Record<string, Answer> = {}) {
  const first = { isCompany: true, postsLeft: 5, refreshesLeft: 10, ...rights };
  const calls = answerCalls({ [having]: { data: first }, ...answers });
  renderIn('zh', <RightsScreen rights={first} purchases={onlyPage(list)} />);
  return calls;
}

beforeEach(() => {
  standInForIntersections();
  toastQueue.take();
  toastQueue.allGone();
});

test('says what is left, of all and of each', () => {
  show({ postsLeft: 2, refreshesLeft: 9 }, [
    jobPurchase({ postsLeft: 2, refreshesLeft: 9, isReturnable: false, isHighlighted: true }),
    jobPurchase({ id: 'o2', title: '单个职位', postsLeft: 0, refreshesLeft: 0, isReturnable: false }),
    jobPurchase({ id: 'o3', title: '企业套餐', state: 'returned', isReturnable: false }),
  ]);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['2', '9']);
  expect(screen.getByText('5 个职位，剩余 2 个')).toBeVisible();
  expect(screen.getByText('10 次刷新，剩余 9 次')).toBeVisible();
  for (const words of [zh.rights.usedUp, zh.rights.returned, zh.card.highlighted]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getAllByText('2026-11-20 12:00 购买')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^订单.*单个职位$/ })).toHaveAttribute('href', '/order/o2');
  expect(screen.getByRole('link', { name: zh.rights.write })).toHaveAttribute('href', '/recruitManage/new');
  expect(screen.queryByRole('button', { name: /退款/ })).toBeNull();
});

test('without posts it leads to the packages, without a mark to the verification', () => {
  show({ postsLeft: 0 }, []);
  expect(screen.queryByRole('link', { name: zh.rights.write })).toBeNull();
  expect(screen.getByRole('link', { name: zh.rights.buy })).toHaveAttribute('href', '/meal');
  expect(screen.getByText(zh.rights.none)).toBeVisible();
});

test('who has lost the mark keeps what is left', () => {
  show({ isCompany: false }, []);
  expect(screen.getByText(zh.rights.notCompany)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.rights.verify })).toHaveAttribute('href', '/qualifications');
  expect(screen.queryByRole('link', { name: zh.rights.write })).toBeNull();
});

test('an unused package is given back once that is confirmed, and what is left is read again', async () => {
  const returned = jobPurchase({ state: 'returned', isReturnable: false });
  const calls = show({}, [jobPurchase()], {
    [returning]: { data: returned },
    [bought]: { data: onlyPage([returned]) },
  });
  await userEvent.click(screen.getByRole('button', { name: '退款 工作室套餐' }));
  const dialog = screen.getByRole('alertdialog', { name: '退掉工作室套餐？' });
  await userEvent.click(within(dialog).getByRole('button', { name: zh.return.confirm }));
  expect(await screen.findByText(zh.rights.returned)).toBeVisible();
  await waitFor(() => expect(toastQueue.waiting()).toEqual(['已申请退款，¥999.00 将全额退回']));
  expect(calls).toContainEqual({ path: returning, fields: { id: 'o1' } });
  expect(calls.some(({ path }) => path === having)).toBe(true);
});

test('one that was used meanwhile says why not', async () => {
  show({}, [jobPurchase()], { [returning]: { code: 'ReturnClosed' } });
  await userEvent.click(screen.getByRole('button', { name: '退款 工作室套餐' }));
  await userEvent.click(screen.getByRole('button', { name: zh.return.confirm }));
  expect(await screen.findByText(errors.ReturnClosed)).toBeVisible();
});

test.each([
  ['valid', zh.done.title, zh.done.write, '/recruitManage/new'],
  ['pending', zh.done.pendingTitle, zh.done.pay, '/order/o1/pay'],
  ['returned', zh.done.returnedTitle, zh.done.again, '/meal'],
] as const)('an order that is %s says what comes next', (state, heading, next, href) => {
  renderIn('zh', <DoneScreen purchase={jobPurchase({ state })} />);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', href);
  expect(screen.getByText('剩余 5，共 5')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.done.order })).toHaveAttribute('href', '/order/o1');
});
