import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import type { DemandForReview } from '@/lib/careers/demand/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import shared from '@/messages/zh/base/staff-review.json';
import zh from '@/messages/zh/careers/demand-console.json';
import { answerCalls } from '@/test/answers';
import { draftDemand, publicDemand } from '@/test/demand-item';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { DemandConsole } from './console-demand';
import { DemandsConsole } from './console-demands';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

// A Friday at noon in Beijing; what is handed in then is due at the end of Monday.
const now = Date.parse('2026-11-20T12:00:00+08:00');
const demand: DemandForReview = {
  ...draftDemand,
  ...{ state: 'pending_review', bodyZh: '三面墙，不要赌博', dueAt: '2026-11-24T00:00:00.000+08:00' },
  ...{ company: '余光', companyId: 'yu', words: ['赌博'], submittedAt: '2026-11-20T12:00:00.000+08:00' },
  ...{ viewCount: 0, leadId: null, source: {} },
};
/** Of a customer without an account. */
const ofCustomer = {
  ...{ company: '光河文旅', companyId: null, isOurs: true, leadId: 'lead-1', source: { utm_source: 'wechat' } },
};
const at = (name: string) => `/api/demand/review/${name}`;
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

function show(own: Partial<DemandForReview> = {}, isSales = false, answers: Parameters<typeof answerCalls>[0] = {}) {
  const shown = { ...demand, ...own };
  const calls = answerCalls({ [at('get')]: { data: shown }, '/api/staff/waiting': { data: [] }, ...answers });
  renderIn('zh', <DemandConsole demand={shown} {...{ reasons, now, isSales }} />);
  return calls;
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const decision = () => within(screen.getByRole('region', { name: shared.decision }));

test('the table counts the promise of each down', async () => {
  const dues = { d1: demand.dueAt, d2: '2026-11-21T00:00:00.000+08:00', d3: '2026-11-20T00:00:00.000+08:00' };
  const rows = Object.entries(dues).map(([id, dueAt]) => ({ ...demand, id, title: id, dueAt }));
  answerCalls({ [at('list')]: { data: onePage(rows) } });
  renderIn('zh', <DemandsConsole now={now} />);
  expect((await screen.findAllByRole('link', { name: /d1/ }))[0]).toHaveAttribute('href', '/staff/demands/d1');
  for (const said of ['最晚 2026-11-23', '还剩 12 小时', zh.overdue])
    expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.getAllByText('赌博')).toHaveLength(3);
});

test('shows all that was written, with the words marked, and is approved by the revision that was read', async () => {
  const calls = show({}, false, {
    [at('get')]: { data: { ...demand, ...publicDemand } },
    [at('decide')]: { data: null },
  });
  const text = screen.getByRole('region', { name: shared.languages.zh });
  expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['赌博']);
  expect(facts()).toEqual(
    expect.arrayContaining([
      ...['余光', '投影', '¥50,000–80,000', '中国 上海 徐汇区', '最晚 2026-11-23'],
      ...['余女士', '021-5555 0100', 'yu@yu.example', '还没有人看过'],
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(await screen.findByRole('button', { name: zh.takeDown })).toBeVisible();
  expect(calls.find(({ path }) => path === at('decide'))?.fields).toEqual({
    ...{ id: 'd1', revision: '3', act: 'approve', reason: '' },
  });
});

test('one whose last day is over says so where it would be approved', () => {
  show({ lastDay: '2026-11-19' });
  expect(decision().getByText(zh.over)).toBeVisible();
});

test('one that has its team says so where it would be taken down', () => {
  show({ ...publicDemand, phase: 'docked' });
  expect(decision().getByText(zh.docked)).toBeVisible();
});

test('of a company that is not verified any more none is approved', async () => {
  show({}, false, { [at('decide')]: { code: 'CompanyNeeded' } });
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(toastQueue.take()).toEqual([zh.companyNeeded]);
});

test('of a customer without an account sales see the request, edit the demand, and close it', async () => {
  const closed = { ...demand, ...ofCustomer, ...publicDemand, isOurs: true, phase: 'closed' as const };
  const calls = show({ ...publicDemand, ...ofCustomer }, true, {
    [at('get')]: { data: closed },
    '/api/demand/own/close': { data: { ...publicDemand, phase: 'closed' } },
  });
  expect(facts()).toEqual(expect.arrayContaining(['光河文旅（没有账号的客户）', 'wechat']));
  expect(screen.getByRole('link', { name: zh.openRequest })).toHaveAttribute('href', '/staff/leads/lead-1');
  expect(screen.getByRole('link', { name: zh.edit })).toHaveAttribute('href', '/projectManage/d1/edit');
  await userEvent.click(screen.getByRole('button', { name: zh.close.action }));
  expect(await screen.findByRole('button', { name: zh.reopen.action })).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/demand/own/close')?.fields).toEqual({ id: 'd1' });
});

test('reviewers who answer no requests only decide on it', () => {
  show({ ...publicDemand, ...ofCustomer });
  expect(screen.queryByRole('link', { name: zh.edit })).toBeNull();
  expect(screen.queryByRole('button', { name: zh.close.action })).toBeNull();
});
