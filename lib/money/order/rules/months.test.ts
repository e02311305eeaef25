import { latestMonths } from './months';

test('the latest months begin with the present one in Beijing', () => {
  const months = latestMonths(Date.parse('2026-01-31T16:00:00Z'));
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect([months.length, months.at(-1)]).toEqual([24, '2024-03']);
});
