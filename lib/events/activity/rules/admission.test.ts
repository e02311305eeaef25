import { admissionOf } from './admission';
import { pricesOf } from './prices';

const types = [8800, 0, 12_000].map((priceFen) => ({ priceFen }));

test.each([
  [1, [], 'signup', { from: 0, to: 0 }],
  [2, [], 'signup', { from: 0, to: 0 }],
  [2, types, 'tickets', { from: 0, to: 12_000 }],
  [1, types.slice(0, 1), 'tickets', { from: 8800, to: 8800 }],
  [3, [], 'entry', { from: null, to: 0 }],
  [3, types, 'entry', { from: null, to: 0 }],
] as const)(
  'category %d with the ticket types %j is taken part in by %s',
  (category, ticketTypes, admission, prices) => {
    expect(admissionOf({ category, ticketTypes })).toBe(admission);
    expect(pricesOf({ category, ticketTypes })).toEqual(prices);
  },
);
