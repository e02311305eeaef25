import { feeAt, feeRange, feesOutOfOrder } from './fees';

const early = { untilAt: 100, feeFen: 5000 };
const regular = { untilAt: 200, feeFen: 8000 };
const late = { untilAt: null, feeFen: 10_000 };

test.each([
  [[early, regular, late], 99, 5000],
  [[early, regular, late], 100, 8000],
  [[early, regular, late], 200, 10_000],
  [[early, regular], 300, 8000],
  [[late], 0, 10_000],
  [[], 0, 0],
] as const)('of %j at %d it costs %d', (fees, at, fee) => {
  expect(feeAt(fees, at)).toBe(fee);
});

test('the range is over all categories; one without fees costs nothing', () => {
  expect(feeRange([[early, late], [regular]])).toEqual({ from: 5000, to: 10_000 });
  expect(feeRange([[late], []])).toEqual({ from: 0, to: 10_000 });
  expect(feeRange([])).toEqual({ from: 0, to: 0 });
});

test.each([
  [[early, regular, late], []],
  [[early, regular], []],
  [[regular, early], [1]],
  [[early, early], [1]],
  [[late, early], [0]],
  [[], []],
] as const)('%j is out of order at %j', (fees, places) => {
  expect(feesOutOfOrder(fees)).toEqual(places);
});
