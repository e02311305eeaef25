import fc from 'fast-check';
import { frameRateOf, valueOfRate } from './frame-rate';

test.each([
  [25, '25'],
  [29.97, '30000/1001'],
  [30, '30'],
  [23.98, '24000/1001'],
  [29.92, '30000/1001'],
  [59.94, '60000/1001'],
  [119.88, '60'],
  [240, '60'],
  [12.5, '13'],
  [0.5, '1'],
  [1000, '30'],
  [0, '30'],
  [Number.NaN, '30'],
])('%d is shown with %s', (measured, rate) => {
  expect(frameRateOf(measured)).toBe(rate);
});

test('whatever is measured, it is a rate between 1 and 60', () => {
  fc.assert(
    fc.property(fc.double(), (measured) => {
      const rate = valueOfRate(frameRateOf(measured));
      expect(rate).toBeGreaterThanOrEqual(1);
      expect(rate).toBeLessThanOrEqual(60);
    }),
  );
});
