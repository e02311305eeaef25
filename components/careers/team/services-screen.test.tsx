import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/careers/team.json';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { onePage, teamDemand, teamService } from '@/test/team-items';
import { DoneScreen } from './done-screen';
import { ServicesScreen } from './services-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));

const buy = '/api/team/buy';

beforeEach(() => {
  push.mockClear();
  standInForIntersections();
});

test('three teams cost 597 yuan, and lead to the cashier', async () => {
  const calls = answerCalls({ [buy]: { data: { orderId: 'o9' } } });
  renderIn('zh', <ServicesScreen demand={teamDemand()} first={onePage([])} />);
  expect(screen.getByRole('button', { name: zh.services.fewer })).toBeDisabled();
  for (let more = 0; more < 2; more += 1) await userEvent.click(screen.getByRole('button', { name: zh.services.more }));
  await userEvent.click(screen.getByRole('button', { name: '购买 3 支，¥597' }));
  expect(push).toHaveBeenCalledWith('/order/o9/pay');
  expect(calls[0]?.fields).toMatchObject({ demandId: 'd1', kind: 'teams', count: '3' });
});

test('says why nothing can be ordered', async () => {
  answerCalls({ [buy]: { code: 'DemandClosed' } });
  renderIn('zh', <ServicesScreen demand={teamDemand()} first={onePage([])} />);
  await userEvent.click(screen.getByRole('button', { name: '购买一年，¥999' }));
  expect(await screen.findByText('该需求已不再接受方案。')).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test('who has a year sees what is left of it; one that waits is paid', () => {
  answerCalls({});
  const year = teamService({ kind: 'year', bought: 20, delivered: 4, endsAt: '2027-11-21T00:00:00.000+08:00' });
  const { unmount } = renderIn('zh', <ServicesScreen demand={teamDemand()} first={onePage([year])} />);
  expect(screen.getByText('服务进行中：已推荐 4 / 20 支，至 2027-11-20。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /购买一年/ })).toBeNull();
  unmount();
  const unpaid = teamService({ kind: 'year', state: 'pending', endsAt: null, paidAt: null });
  renderIn('zh', <ServicesScreen demand={teamDemand()} first={onePage([unpaid])} />);
  expect(screen.getByRole('link', { name: zh.services.payYear })).toHaveAttribute('href', '/order/o1/pay');
});

test('for a demand that is over nothing is sold, and what was bought is still there', () => {
  answerCalls({});
  const ended = teamService({ state: 'ended', refundedFen: 39_800, demandId: 'd2', demandTitle: '另一个' });
  renderIn('zh', <ServicesScreen demand={teamDemand({ isOpen: false })} first={onePage([ended])} />);
  expect(screen.getByText(zh.services.closed)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  const row = within(screen.getByRole('article'));
  expect(row.getByText('已结束：推荐了 1 / 3 支')).toBeVisible();
  expect(row.getByText('退款 ¥398.00')).toBeVisible();
  expect(row.getByRole('link', { name: /另一个/ })).toHaveAttribute('href', '/projectManage/d2/services');
});

test.each([
  ['valid', '3 支团队将在 2026-12-04 前推荐给你；到时没有推荐的，每支自动退 199 元。'],
  ['pending', zh.done.pending.text],
  ['ended', zh.done.ended.text],
  ['refunded', zh.done.refunded.text],
] as const)('an order that is %s says what happens', (state, text) => {
  renderIn('zh', <DoneScreen service={teamService({ state })} />);
  expect(screen.getByRole('heading', { level: 1, name: zh.done[state].title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', state === 'pending' ? '/order/o1/pay' : '/projectManage/d1/teams');
});

test('a paid year says until when, in English too', () => {
  const year = teamService({ kind: 'year', bought: 20, endsAt: '2027-11-21T00:00:00.000+08:00' });
  renderIn('en', <DoneScreen service={year} />);
  expect(screen.getByText(/valid until 2027-11-20, for up to 20 teams/)).toBeVisible();
});
