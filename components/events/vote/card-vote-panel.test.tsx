import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TimedContest } from '@/lib/events/contest/client/use-contest-phase';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/vote.json';
import { answerCalls } from '@/test/answers';
import { clockNow, votedContest } from '@/test/public-entries';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { CardVotePanel } from './card-vote-panel';

let place: { count: number; place: number; placeInCategory: number };

beforeEach(() => {
  place = { count: 1234, place: 3, placeInCategory: 1 };
});
afterEach(() => {
  for (const text of toastQueue.take()) toastQueue.gone(text);
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
});

async function show(change: Partial<TimedContest> = {}, hasCategories = true) {
  answerCalls({
    '/api/contest/clock': clockNow(change),
    '/api/vote/place': () => ({ data: place }),
    '/api/vote/marks': { data: [] },
    '/api/vote/cast': () => {
      place = { count: 1235, place: 2, placeInCategory: 1 };
      return { data: { isNew: true, count: 1235 } };
    },
  });
  const entry = { id: 'e1', title: '潮汐灯' };
  renderIn('zh', <CardVotePanel contest={votedContest(change)} entry={entry} hasCategories={hasCategories} />);
  await quiet();
}

test('says votes and places, until when one can vote, and what a vote is', async () => {
  await show();
  expect(screen.getByText('1,234 票')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['第 3 名', '第 1 名']);
  expect(screen.getByText('2099-12-10 12:00')).toHaveAttribute('datetime', '2099-12-10T12:00:00.000+08:00');
  expect(screen.getByText(zh.notes.rule)).toBeVisible();
});

test('a vote shows in both', async () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  await show();
  await userEvent.click(screen.getByRole('button', { name: '为“潮汐灯”投票' }));
  expect(await screen.findByText('1,235 票')).toBeVisible();
  expect(screen.getByText('第 2 名')).toBeVisible();
});

test('in the only category its place there is not said again', async () => {
  await show({}, false);
  expect(screen.queryByText(zh.panel.category)).toBeNull();
});

test('a frozen vote goes on, and says why its counts stand still', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await show({ voteEndTime: soon, votePhase: 'frozen' });
  expect(screen.getByText(zh.notes.frozenRule)).toBeVisible();
  expect(screen.getByRole('button', { name: '为“潮汐灯”投票' })).toBeVisible();
});

test('a closed vote is final, and nobody can vote', async () => {
  await show({ voteEndTime: '2026-11-10T12:00:00.000+08:00', votePhase: 'closed' });
  expect(screen.getByText('1,234 票')).toBeVisible();
  expect(screen.getByText(/以下为最终票数/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('before it begins it has no counts, and says when it does', async () => {
  await show({ voteStartTime: '2099-12-01T12:00:00.000+08:00', votePhase: 'coming' });
  expect(screen.getByText('2099-12-01 12:00')).toBeVisible();
  expect(screen.queryByText(/\d 票$/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('of a canceled contest nothing can be voted for', async () => {
  await show({ phase: 'canceled' });
  expect(screen.getByText(zh.notes.canceled)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
