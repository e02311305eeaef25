import { screen } from '@testing-library/react';
import type { AwardMark } from '@/lib/events/award/contract';
import { contestAward } from '@/test/public-awards';
import { renderIn } from '@/test/render';
import { CardAwardMarks } from './card-award-marks';
import { CardEntryAwards } from './card-entry-awards';

const mark: AwardMark = {
  ...{ entryId: 'e1', award: { text: '金奖', language: 'zh' }, year: 2026 },
  contest: { text: 'New Light', language: 'en', name: 'new-light' },
};

test('each award says of which contest and year it is, and leads to the entry', () => {
  renderIn('zh', <CardAwardMarks marks={[mark]} />);
  expect(screen.getByRole('link', { name: '金奖 New Light 2026' })).toHaveAttribute(
    'href',
    '/match/new-light/works/e1',
  );
  expect(screen.getByText('New Light 2026')).toHaveAttribute('lang', 'en');
});

test('who won nothing has no list', () => {
  renderIn('zh', <CardAwardMarks marks={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('on its page an entry has its own awards with what the jury says', () => {
  const others = contestAward({ id: 'silver', name: { text: '银奖', language: 'zh' }, winners: [] });
  renderIn('zh', <CardEntryAwards contestName="new-light" entryId="e1" awards={[contestAward(), others]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['金奖']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/match/new-light/awards');
  expect(screen.getByText('光很好。').tagName).toBe('BLOCKQUOTE');
});

test('an entry without an award has none', () => {
  renderIn('zh', <CardEntryAwards contestName="new-light" entryId="e9" awards={[contestAward()]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
