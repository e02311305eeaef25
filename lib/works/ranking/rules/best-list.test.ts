import fc from 'fast-check';
import { BestList } from './best-list';
import { compareCandidates } from './board-score';

const candidates = fc.uniqueArray(
  fc.record({ id: fc.string(), score: fc.nat({ max: 9 }), verifiedAt: fc.nat({ max: 3 }) }),
  { selector: ({ id }) => id },
);

test('holds the best of all that came, in whatever order', () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 12 }), (all, length) => {
      const best = new BestList(length);
      for (const one of all) best.add(one);
      expect(best.list).toEqual([...all].sort(compareCandidates).slice(0, length));
    }),
  );
});
