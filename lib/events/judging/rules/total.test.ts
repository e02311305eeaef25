import fc from 'fast-check';
import { missingScores, totalOf } from './total';

const criteria = [
  { id: 'idea', weight: 60 },
  { id: 'craft', weight: 40 },
];

test.each([
  [{ idea: 10, craft: 10 }, 10_000],
  [{ idea: 0, craft: 0 }, 0],
  [{ idea: 10, craft: 0 }, 6000],
  [{ idea: 7, craft: 8 }, 7400],
])('%j are %i thousandths', (scores, total) => {
  expect(totalOf(criteria, scores)).toBe(total);
});

test('a total is a whole number between the lowest and the highest score', () => {
  const scored = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.nat({ max: 10 })), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(scored, (list) => {
      const weights = list.map(([weight]) => weight);
      const left = 100 - weights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(left > 0);
      const rubric = [...weights, left].map((weight, index) => ({ id: `c${index}`, weight }));
      const values = [...list.map(([, score]) => score), 5];
      const total = totalOf(rubric, Object.fromEntries(values.map((score, index) => [`c${index}`, score])));
      expect(Number.isInteger(total)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(1000 * Math.min(...values));
      expect(total).toBeLessThanOrEqual(1000 * Math.max(...values));
    }),
  );
});

const lacks = { field: 'scores.craft', rule: 'required' };
const reason = { field: 'comment', rule: 'reason' };

test.each([
  [{ idea: 5, craft: 5 }, '', true, []],
  [{ idea: 5 }, '', true, [lacks]],
  [{ idea: 0 }, '', true, [lacks, reason]],
  [{ idea: 10, craft: 1 }, '', true, [reason]],
  [{ idea: 10, craft: 0 }, '有理由', true, []],
  [{ idea: 10, craft: 0 }, '', false, []],
])('%j with the comment %j, reasons needed: %j, lack %j', (scores, comment, needsReason, missing) => {
  expect(missingScores(criteria, { scores, comment, needsReason })).toEqual(missing);
});
