import fc from 'fast-check';
import { bookingStates, products, type Slot } from '../codes';
import { isTaken, slotKey, slotsInOrder, stateAt } from './slots';
import { bookableWeeks } from './weeks';

const weeks = bookableWeeks(Date.UTC(2026, 10, 20, 4));
const slot: fc.Arbitrary<Slot> = fc.record({ product: fc.constantFrom(...products), week: fc.constantFrom(...weeks) });

test('whoever asks for the same slots takes them in the same order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(slot, { selector: slotKey, maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (slots, turns) => {
        const shuffled = slots
          .map((one) => ({ one, turn: turns.next().value }))
          .sort((a, b) => a.turn - b.turn)
          .map(({ one }) => one);
        expect(slotsInOrder(shuffled)).toEqual(slotsInOrder(slots));
        expect(slotsInOrder(slots).map(slotKey).sort()).toEqual(slots.map(slotKey).sort());
      },
    ),
  );
});

test('they go by week, then by product', () => {
  const asked: Slot[] = [
    { product: 'second', week: '2026-12-07' },
    { product: 'A1', week: '2026-12-14' },
    { product: 'A1', week: '2026-12-07' },
  ];
  expect(slotsInOrder(asked).map(slotKey)).toEqual(['A1:2026-12-07', 'second:2026-12-07', 'A1:2026-12-14']);
});

test.each([
  [null, true],
  [1001, true],
  [1000, false],
  [999, false],
])('a slot held until %s is taken at 1000: %s', (heldUntil, taken) => {
  expect(isTaken(heldUntil, 1000)).toBe(taken);
});

test('only a holding expires, and the moment its slots are free', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bookingStates), fc.nat(100), fc.nat(100), (state, heldUntil, now) => {
      const expected = state === 'held' && !isTaken(heldUntil, now) ? 'expired' : state;
      expect(stateAt({ state, heldUntil }, now)).toBe(expected);
    }),
  );
});
