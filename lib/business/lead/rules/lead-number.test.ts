import { randomInt } from 'node:crypto';
import { leadNumber } from './lead-number';

test('names the day in Beijing and has nothing that is read as something else', () => {
  const lateInLondon = Date.UTC(2026, 10, 19, 16, 0);
  const numbers = Array.from({ length: 500 }, () => leadNumber(lateInLondon, randomInt));
  for (const number of numbers) expect(number).toMatch(/^LF261120-[2-9A-HJKMNP-Z]{5}$/);
  expect(new Set(numbers).size).toBeGreaterThan(495);
  expect(leadNumber(lateInLondon - 1, () => 0)).toBe('LF261119-22222');
  expect(leadNumber(lateInLondon, (below) => below - 1)).toBe('LF261120-ZZZZZ');
});
