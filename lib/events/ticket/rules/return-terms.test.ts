import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type ReturnFacts, returnTermsAt } from './return-terms';

const start = 100 * millisecondsInDay;
const facts: ReturnFacts = {
  ...{ priceFen: 999, createdAt: 0, holdStartAt: start },
  ...{ refundHours: 24, refundPercent: 50, toldAt: null },
};
const day = (days: number) => start - days * millisecondsInDay;

test.each<[string, Partial<ReturnFacts>, number, [number, number] | null]>([
  ['by the rule, rounded down', {}, day(2), [499, day(1)]],
  ['at the end of the rule', {}, day(1), null],
  ['without a rule', { refundHours: null }, day(2), null],
  ['free, without a rule', { priceFen: 0, refundHours: null }, day(0.5), [0, start]],
  ['free, when it has begun', { priceFen: 0 }, start, null],
  ['after a change', { toldAt: day(30), refundHours: null }, day(24), [999, day(23)]],
  ['after a change, a week later', { toldAt: day(30) }, day(23), [499, day(1)]],
  ['after a change shortly before', { toldAt: day(2) }, day(0.5), [999, start]],
  ['bought after the change', { toldAt: day(30), createdAt: day(29), refundHours: null }, day(28), null],
  ['until it begins', { refundHours: 0 }, start - millisecondsInHour, [499, start]],
])('%s', (_, changed, now, terms) => {
  const found = returnTermsAt({ ...facts, ...changed }, now);
  expect(found && [found.fen, found.until]).toEqual(terms);
});
