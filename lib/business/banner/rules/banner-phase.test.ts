import { bannerPhase } from './banner-phase';

test.each([
  [null, null, 'showing'],
  [10, null, 'showing'],
  [11, null, 'coming'],
  [null, 10, 'over'],
  [null, 11, 'showing'],
  [1, 10, 'over'],
  [11, 20, 'coming'],
] as const)('from %s until %s it is %s at 10', (startsAt, endsAt, phase) => {
  expect(bannerPhase({ startsAt, endsAt }, 10)).toBe(phase);
});
