import { screen, within } from '@testing-library/react';
import type { ContestAwards } from '@/lib/events/award/contract';
import zh from '@/messages/zh/events/award.json';
import { contestAward } from '@/test/public-awards';
import { entryItem } from '@/test/public-entries';
import { renderIn } from '@/test/render';
import { AwardsScreen } from './awards-screen';

const decidedTime = '2026-11-01T18:00:00.000+08:00';
const film = { id: 'film', name: { text: '影像', language: 'zh' }, modes: ['individual'], fees: [] } as const;

function show(awards: ContestAwards, resultsTime: string | null = null) {
  const contest = { name: 'new-light', resultsTime, categories: [{ ...film, modes: [...film.modes], fees: [] }] };
  renderIn('zh', <AwardsScreen contest={contest} awards={awards} />);
}
const award = (name: string) => within(screen.getByRole('region', { name }));

test('each award has its prize, its category, and who won it with what the jury says', () => {
  const second = entryItem({ id: 'e2', title: '风的回声', result: 'awarded' });
  const none = { text: '', language: 'zh' } as const;
  const silver = contestAward({
    ...{ id: 'silver', name: { text: '银奖', language: 'zh' }, prize: none, categoryId: 'film' },
    winners: [{ entry: second, citation: none }],
  });
  const empty = contestAward({ id: 'special', name: { text: '特别奖', language: 'zh' }, winners: [] });
  show({ decidedTime, list: [contestAward(), silver, empty] });
  expect(screen.getByText('2026-11-01 18:00')).toHaveAttribute('datetime', decidedTime);
  const gold = award('金奖');
  expect(gold.getByText('奖励：一盏灯')).toBeVisible();
  expect(gold.getByRole('heading', { level: 4, name: '潮汐灯' })).toBeVisible();
  expect(gold.getByRole('link')).toHaveAttribute('href', '/match/new-light/works/e1');
  expect(gold.getByText('林一舟')).toBeVisible();
  expect(gold.getByText('光很好。').tagName).toBe('BLOCKQUOTE');
  expect(award('银奖').getByText('影像')).toBeVisible();
  expect(award('银奖').queryByText(/^奖励/)).toBeNull();
  expect(award('特别奖').getByText(zh.list.vacant)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.list.integrity })).toHaveAttribute('href', '/match/new-light/integrity');
});

test.each([
  [null, zh.list.none.later],
  ['2026-12-01T10:00:00.000+08:00', /2026-12-01 10:00/],
])('before, it is said when they come (%s)', (resultsTime, words) => {
  show({ decidedTime: null, list: [] }, resultsTime);
  expect(screen.getByText(zh.list.none.title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/match/new-light');
});
