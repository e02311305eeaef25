import fc from 'fast-check';
import { type AssignedEntry, type AssignedJudge, assign, type Pair } from './assign';

const judgesOf = (count: number, load = 0): AssignedJudge[] =>
  Array.from({ length: count }, (_, index) => ({ id: `j${index}`, load }));
const entriesOf = (count: number, wanted: number): AssignedEntry[] =>
  Array.from({ length: count }, (_, index) => ({ id: `e${index}`, wanted, barred: new Set() }));

/** How much each judge has in the end, the least first. */
function loadsOf(judges: readonly AssignedJudge[], pairs: readonly Pair[]): number[] {
  return judges
    .map(({ id, load }) => load + pairs.filter(({ judgeId }) => judgeId === id).length)
    .sort((one, other) => one - other);
}

/** A few judges with loads, and entries which some of them may not judge. */
const scene = fc
  .tuple(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 4 }), fc.string())
  .chain(([loads, count, seed]) => {
    const judges = loads.map((load, index) => ({ id: `j${index}`, load }));
    const entry = fc.record({
      wanted: fc.integer({ min: 1, max: 3 }),
      barred: fc.subarray(judges.map(({ id }) => id)).map((ids) => new Set(ids)),
    });
    return fc
      .array(entry, { minLength: count, maxLength: count })
      .map((list) => ({ judges, seed, entries: list.map((one, index) => ({ ...one, id: `e${index}` })) }));
  });

/** Every choice of so many of these. */
function choices(ids: readonly string[], count: number): string[][] {
  const [first, ...rest] = ids;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((chosen) => [first, ...chosen]), ...choices(rest, count)];
}

/** The least sum of squares of what judges have, over all ways to give the entries to them: it says what is most even. */
function mostEven(entries: readonly AssignedEntry[], judges: readonly AssignedJudge[]): number {
  const [entry, ...rest] = entries;
  if (!entry) return judges.reduce((sum, { load }) => sum + load * load, 0);
  const free = judges.map(({ id }) => id).filter((id) => !entry.barred.has(id));
  const ways = choices(free, Math.min(entry.wanted, free.length));
  return Math.min(
    ...ways.map((way) =>
      mostEven(
        rest,
        judges.map((judge) => (way.includes(judge.id) ? { ...judge, load: judge.load + 1 } : judge)),
      ),
    ),
  );
}

test('each entry has as many judges as are wanted, or as there can be, and nobody who is barred', () => {
  fc.assert(
    fc.property(scene, ({ entries, judges, seed }) => {
      const pairs = assign(entries, judges, seed);
      expect(new Set(pairs.map(({ entryId, judgeId }) => `${entryId} ${judgeId}`)).size).toBe(pairs.length);
      for (const { id, wanted, barred } of entries) {
        const takers = pairs.filter(({ entryId }) => entryId === id).map(({ judgeId }) => judgeId);
        expect(takers).toHaveLength(Math.min(wanted, judges.length - barred.size));
        expect(takers.filter((judge) => barred.has(judge))).toEqual([]);
      }
    }),
  );
});

test('no other way is more even', () => {
  fc.assert(
    fc.property(scene, ({ entries, judges, seed }) => {
      const loads = loadsOf(judges, assign(entries, judges, seed));
      expect(loads.reduce((sum, load) => sum + load * load, 0)).toBe(mostEven(entries, judges));
    }),
    { numRuns: 300 },
  );
});

test('without conflicts nobody has two more than another one', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (count, size, wanted) => {
        const judges = judgesOf(size);
        const loads = loadsOf(judges, assign(entriesOf(count, wanted), judges, 'seed'));
        expect((loads.at(-1) ?? 0) - (loads[0] ?? 0)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('it follows from the seed alone, whatever the order', () => {
  fc.assert(
    fc.property(scene, ({ entries, judges, seed }) => {
      const same = assign(entries.toReversed(), judges.toReversed(), seed);
      expect(same).toEqual(assign(entries, judges, seed));
    }),
  );
  const [entries, judges] = [entriesOf(40, 2), judgesOf(6)];
  expect(assign(entries, judges, 'other')).not.toEqual(assign(entries, judges, 'seed'));
});

test('who takes over is who has the least', () => {
  const judges = [...judgesOf(2, 5), { id: 'rested', load: 1 }];
  expect(loadsOf(judges, assign(entriesOf(4, 1), judges, 'seed'))).toEqual([5, 5, 5]);
});

test('2,000 entries are given to 20 judges who have many conflicts', () => {
  const judges = judgesOf(20);
  // Each of the first ten may judge every second entry only; the rule must even out what that leaves to the others.
  const entries = entriesOf(2000, 3).map((entry, index) => ({
    ...entry,
    barred: new Set(judges.slice(0, 10).flatMap(({ id }, turn) => ((index + turn) % 2 === 0 ? [id] : []))),
  }));
  const pairs = assign(entries, judges, 'seed');
  const loads = loadsOf(judges, pairs);
  expect([pairs.length, loads[0], loads.at(-1)]).toEqual([6000, 300, 300]);
});
