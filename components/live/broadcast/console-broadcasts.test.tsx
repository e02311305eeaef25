import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import type { BroadcastForReview } from '@/lib/live/broadcast/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import shared from '@/messages/zh/base/staff-review.json';
import zh from '@/messages/zh/live/broadcast-console.json';
import { answerCalls } from '@/test/answers';
import { draftBroadcast } from '@/test/broadcast-item';
import { renderIn } from '@/test/render';
import { BroadcastConsole } from './console-broadcast';
import { BroadcastsConsole } from './console-broadcasts';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const broadcast: BroadcastForReview = {
  ...draftBroadcast,
  ...{ state: 'pending_review', bodyZh: '<p>三间工作室和<strong>赌</strong>博</p>', priceFen: 1990 },
  ...{ source: 'address', sourceAddress: 'https://live.example/a.m3u8', isParticipatory: true },
  ...{ host: '光场', hostId: 'lin', words: ['赌博'], submittedAt: '2026-11-02T12:00:00.000+08:00' },
};
const at = (name: string) => `/api/live/review/${name}`;
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

test('the table begins with what waits, each a way to its broadcast', async () => {
  answerCalls({ [at('list')]: { data: { list: [broadcast], nextPage: null, hasNextPage: false } } });
  renderIn('zh', <BroadcastsConsole />);
  expect((await screen.findAllByRole('link', { name: /夜航/ }))[0]).toHaveAttribute('href', '/staff/broadcasts/b1');
  expect(screen.getByText('赌博')).toBeInTheDocument();
});

test('shows all that was written, with the words marked, and is approved by the revision that was read', async () => {
  const calls = answerCalls({
    [at('get')]: { data: { ...broadcast, state: 'verified', phase: 'upcoming' } },
    [at('decide')]: { data: null },
    '/api/staff/waiting': { data: [] },
  });
  renderIn('zh', <BroadcastConsole broadcast={broadcast} reasons={reasons} />);
  const text = screen.getByRole('region', { name: shared.languages.zh });
  expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['赌', '博']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      '2026-12-20 20:00',
      '90 分钟',
      '¥19.90',
      zh.sources.address,
      'https://live.example/a.m3u8',
      '保留回放和观众可以连麦',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(await screen.findByRole('button', { name: zh.takeDown })).toBeVisible();
  expect(calls.find(({ path }) => path === at('decide'))?.fields).toEqual({
    ...{ id: 'b1', revision: '3', act: 'approve', reason: '' },
  });
});

test.each([
  ['canceled', zh.canceled],
  ['live', zh.onAir],
] as const)('one that is %s says so where it would be taken down', (phase, said) => {
  const shown = { ...broadcast, state: 'verified', phase } as const;
  answerCalls({ [at('get')]: { data: shown } });
  renderIn('zh', <BroadcastConsole broadcast={shown} reasons={reasons} />);
  const decision = screen.getByRole('region', { name: shared.decision });
  expect(within(decision).getByText(said)).toBeVisible();
});

test('one whose planned end has passed says so where it would be approved', () => {
  const shown = { ...broadcast, startTime: '2026-01-02T20:00:00.000+08:00' };
  answerCalls({ [at('get')]: { data: shown } });
  renderIn('zh', <BroadcastConsole broadcast={shown} reasons={reasons} />);
  const decision = screen.getByRole('region', { name: shared.decision });
  expect(within(decision).getByText(zh.past)).toBeVisible();
});
