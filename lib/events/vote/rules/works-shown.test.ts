import { areWorksShown } from './works-shown';

test.each([
  [null, null, false],
  [101, null, false],
  [100, null, true],
  [null, 90, true],
  [101, 90, true],
])('works that are shown at %j and were awarded at %j: %j at 100', (worksAt, decidedAt, isShown) => {
  expect(areWorksShown({ worksAt, decidedAt }, 100)).toBe(isShown);
});
