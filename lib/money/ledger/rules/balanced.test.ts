import fc from 'fast-check';
import type { Entry } from '../codes';
import { contentOf, faultOf } from './balanced';

const wallet = (of: string, amount: number): Entry => ({ account: { kind: 'wallet', of }, amount });
const sold = (amount: number): Entry => ({ account: { kind: 'sold', of: 'ticket' }, amount });
const spent = (amount: number): Entry => ({ account: { kind: 'spent' }, amount });
const points = (of: string, amount: number): Entry => ({ account: { kind: 'points', of }, amount });

describe('a transaction', () => {
  test.each<[string, Entry[], string | null]>([
    ['is balanced', [wallet('p', -5), sold(5)], null],
    ['may have several units', [wallet('p', -5), sold(5), points('p', -3), spent(3)], null],
    ['is balanced in each unit', [wallet('p', -5), spent(5)], 'the amounts are not zero together'],
    ['is not unbalanced', [wallet('p', -5), sold(4)], 'the amounts are not zero together'],
    ['has two entries', [], 'a transaction has at least two entries'],
    ['has each account once', [wallet('p', -5), wallet('p', 5)], 'an account occurs twice'],
    ['has integers', [wallet('p', -0.5), sold(0.5)], 'an amount is no integer or 0'],
    ['moves something', [wallet('p', 0), sold(0)], 'an amount is no integer or 0'],
    ['has safe amounts', [wallet('p', -(2 ** 53)), sold(2 ** 53)], 'an amount is no integer or 0'],
    ['knows the holder', [wallet('', -5), sold(5)], 'an account has no holder'],
  ])('%s', (_, entries, fault) => {
    expect(faultOf({ entries })).toBe(fault);
  });

  test('has the same content in any order of its entries, and another one with anything else', () => {
    const entries = fc.array(
      fc.record({ account: fc.record({ kind: fc.constant('wallet' as const), of: fc.uuid() }), amount: fc.integer() }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(entries, (given) => {
        const transaction = { key: 'k', cause: 'payment', about: 'o', entries: given } as const;
        expect(contentOf({ ...transaction, entries: given.toReversed() })).toBe(contentOf(transaction));
        const [first, ...others] = given;
        if (!first) return;
        const changed = [{ ...first, amount: first.amount + 1 }, ...others];
        expect(contentOf({ ...transaction, entries: changed })).not.toBe(contentOf(transaction));
        expect(contentOf({ ...transaction, about: 'other' })).not.toBe(contentOf(transaction));
      }),
    );
  });
});
