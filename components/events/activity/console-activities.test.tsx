import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import type { ActivityForReview } from '@/lib/events/activity/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import shared from '@/messages/zh/base/staff-review.json';
import zh from '@/messages/zh/events/activity-console.json';
import { answerCalls } from '@/test/answers';
import { draftActivity, draftTicketType } from '@/test/draft-activity';
import { renderIn } from '@/test/render';
import { ActivitiesConsole } from './console-activities';
import { ActivityConsole } from './console-activity';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const activity: ActivityForReview = {
  ...draftActivity,
  state: 'pending_review',
  status: 1,
  bodyZh: '<p>一百盏灯和<strong>赌</strong>博</p>',
  ticketTypes: [draftTicketType],
  refundHours: 24,
  refundPercent: 80,
  questions: [{ id: draftTicketType.id, textZh: '几点到？', textEn: '', isRequired: true }],
  organiser: '光场',
  organiserId: 'lin',
  words: ['赌博'],
  submittedAt: '2099-05-02T12:00:00.000+08:00',
};
const at = (name: string) => `/api/activity/review/${name}`;
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

test('the table begins with what waits, each a way to its activity', async () => {
  const list = { list: [activity], nextPage: null, hasNextPage: false };
  answerCalls({ [at('list')]: { data: list } });
  renderIn('zh', <ActivitiesConsole />);
  expect((await screen.findAllByRole('link', { name: /光之夜/ }))[0]).toHaveAttribute('href', '/staff/activities/a1');
  expect(screen.getByText('赌博')).toBeInTheDocument();
});

test('shows all that was written, with the words marked, and is approved by the revision that was read', async () => {
  const calls = answerCalls({
    [at('get')]: { data: { ...activity, state: 'verified' } },
    [at('decide')]: { data: null },
    '/api/staff/waiting': { data: [] },
  });
  renderIn('zh', <ActivityConsole activity={activity} reasons={reasons} />);
  const text = screen.getByRole('region', { name: shared.languages.zh });
  expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['赌', '博']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      '2099-06-20 19:00 – 2099-06-20 22:00',
      '上海 · 光场小厅 · 万航渡路 88 号',
      '早鸟¥60.00100 张每人限购 2 张',
      '活动开始 24 小时前可退，退还票价的 80%',
      '几点到？（必答）',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(await screen.findByRole('button', { name: zh.takeDown })).toBeVisible();
  expect(calls.find(({ path }) => path === at('decide'))?.fields).toEqual({
    ...{ id: 'a1', revision: '3', act: 'approve', reason: '' },
  });
});

test('a canceled one says so where it would be taken down', () => {
  answerCalls({ [at('get')]: { data: { ...activity, state: 'verified', isCanceled: true } } });
  const canceled = { ...activity, state: 'verified', isCanceled: true } as const;
  renderIn('zh', <ActivityConsole activity={canceled} reasons={reasons} />);
  const decision = screen.getByRole('region', { name: shared.decision });
  expect(within(decision).getByText(zh.canceled)).toBeVisible();
});
