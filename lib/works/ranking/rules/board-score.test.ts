import fc from 'fast-check';
import { boardScore, type Candidate, compareCandidates, countedWorks, creatorScore, movement } from './board-score';

const nothing = { views: 0, likes: 0, commenters: 0, collections: 0 };

test.each([
  [nothing, 0],
  [{ ...nothing, views: 1 }, 1],
  [{ ...nothing, likes: 1 }, 20],
  [{ ...nothing, commenters: 1 }, 30],
  [{ ...nothing, collections: 1 }, 40],
  [{ views: 1234, likes: 56, commenters: 7, collections: 8 }, 1234 + 1120 + 210 + 320],
])('%j scores %i', (deeds, score) => {
  expect(boardScore(deeds)).toBe(score);
});

const count = fc.nat({ max: 1_000_000 });
const anyDeeds = fc.record({ views: count, likes: count, commenters: count, collections: count });

test('whatever else happens to a work raises its score', () => {
  fc.assert(
    fc.property(anyDeeds, fc.constantFrom(...(Object.keys(nothing) as (keyof typeof nothing)[])), (deeds, kind) => {
      expect(boardScore({ ...deeds, [kind]: deeds[kind] + 1 })).toBeGreaterThan(boardScore(deeds));
    }),
  );
});

test.each([
  [[], 0],
  [[100], 100],
  [[100, 100], 150],
  [[100, 60, 20], 135],
  [[3, 1], 4],
])('the works %j make a creator score %i', (scores, score) => {
  expect(creatorScore(scores)).toBe(score);
});

const scores = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
const highestFirst = (list: number[]) => [...list].sort((one, other) => other - one);

test('a further work never harms, and all together are worth less than twice the best', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 1_000_000 }), (list, more) => {
      const before = creatorScore(highestFirst(list));
      expect(creatorScore(highestFirst([...list, more]))).toBeGreaterThanOrEqual(before);
      expect(before).toBeGreaterThanOrEqual(Math.max(...list));
      expect(before).toBeLessThanOrEqual(2 * Math.max(...list));
    }),
  );
});

test('works that are left out add less than a hundredth of the best', () => {
  const many = Array.from({ length: 1000 }, () => 1_000_000);
  const all = many.reduce((sum, score, place) => sum + score / 2 ** place, 0);
  expect(all - creatorScore(many.slice(0, countedWorks))).toBeLessThan(10_000);
});

test('the higher score stands first, of equal ones the later approval, then the id', () => {
  const candidate = (id: string, score: number, verifiedAt: number): Candidate => ({ id, score, verifiedAt });
  const list = [candidate('b', 1, 5), candidate('a', 1, 5), candidate('c', 1, 9), candidate('d', 2, 0)];
  expect(list.sort(compareCandidates).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
  expect(compareCandidates(candidate('a', 1, 1), candidate('a', 1, 1))).toBe(0);
});

test.each([
  [1, 4, 3],
  [4, 1, -3],
  [2, 2, 0],
  [1, undefined, null],
])('rank %i after %p has moved %p', (rank, before, moved) => {
  expect(movement(rank, before)).toBe(moved);
});
