import fc from 'fast-check';
import { serviceKinds, teamLimits } from '../codes';
import { priceOf, refundOf, worthOfTeam } from './service-price';

const service = fc
  .record({ kind: fc.constantFrom(...serviceKinds), bought: fc.integer({ min: 1, max: teamLimits.teams }) })
  .map(({ kind, bought }) => ({ kind, bought: kind === 'year' ? teamLimits.teams : bought }));

test('a team costs 199 yuan and a year 999, of which each team is a twentieth', () => {
  expect(priceOf({ kind: 'teams', bought: 3 })).toBe(59_700);
  expect(priceOf({ kind: 'year', bought: 20 })).toBe(99_900);
  expect(worthOfTeam('year')).toBe(4995);
});

test('what goes back and what was delivered are the whole price, in whole fen', () => {
  fc.assert(
    fc.property(service, fc.nat(teamLimits.teams), (one, delivered) => {
      const done = Math.min(delivered, one.bought);
      const paidFen = priceOf(one);
      const back = refundOf({ ...one, delivered: done, paidFen, refundedFen: 0 });
      expect(back + done * worthOfTeam(one.kind)).toBe(paidFen);
      expect(Number.isInteger(back)).toBe(true);
    }),
  );
});

test('what was refunded by hand before bounds what goes back', () => {
  const paid = { kind: 'teams', bought: 2, delivered: 0, paidFen: 39_800 } as const;
  expect(refundOf({ ...paid, refundedFen: 30_000 })).toBe(9800);
  expect(refundOf({ ...paid, refundedFen: 39_800 })).toBe(0);
});
