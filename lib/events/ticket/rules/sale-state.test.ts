import { type SaleFacts, saleStateAt } from './sale-state';

const facts: SaleFacts = { isPaused: false, saleStartAt: 100, saleEndAt: 200, left: 5 };

test.each<[string, Partial<SaleFacts>, number, string]>([
  ['before its start', {}, 99, 'notStarted'],
  ['from its start', {}, 100, 'onSale'],
  ['without a limit', { left: null }, 150, 'onSale'],
  ['with none left', { left: 0 }, 150, 'soldOut'],
  ['paused', { isPaused: true }, 150, 'paused'],
  ['paused with none left', { isPaused: true, left: 0 }, 150, 'paused'],
  ['paused before its start', { isPaused: true }, 99, 'notStarted'],
  ['at its end', { left: 0 }, 200, 'ended'],
])('%s', (_, changed, now, state) => {
  expect(saleStateAt({ ...facts, ...changed }, now)).toBe(state);
});
