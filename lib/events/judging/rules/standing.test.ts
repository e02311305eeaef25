import fc from 'fast-check';
import { type Judged, standing } from './standing';

const criteria = [
  { id: 'idea', weight: 50 },
  { id: 'craft', weight: 50 },
];
const order = ['idea', 'craft'];
/** An entry with a pair of scores of each judge. */
const entry = (id: string, pairs: [number, number][], chairPlace: number | null = null): Judged => ({
  ...{ id, chairPlace },
  scores: pairs.map(([idea, craft]) => ({ idea, craft })),
});
/** Places with what parted them. */
const placesOf = (entries: Judged[], tieOrder = order) =>
  Object.fromEntries(
    standing(entries, criteria, tieOrder).map(({ id, place, tie }) => [id, tie ? `${place} ${tie}` : place]),
  );

test.each<[string, Judged[], Record<string, unknown>]>([
  ['nothing', [], {}],
  ['the higher mean', [entry('a', [[5, 5]]), entry('b', [[6, 6]])], { b: 1, a: 2 }],
  // A mean of one score, not of one score and a zero.
  [
    'the absent as absent',
    [
      entry('a', [
        [6, 6],
        [6, 6],
      ]),
      entry('b', [[7, 7]]),
    ],
    { b: 1, a: 2 },
  ],
  ['what nobody scored last', [entry('a', []), entry('b', [[0, 0]]), entry('c', [])], { b: 1, a: 2, c: 2 }],
  [
    'a criterion',
    [entry('a', [[5, 7]]), entry('b', [[7, 5]]), entry('c', [[1, 1]])],
    { b: '1 criterion', a: '2 criterion', c: 3 },
  ],
  [
    'the median',
    [
      entry('a', [
        [4, 4],
        [4, 4],
        [10, 10],
      ]),
      entry('b', [
        [6, 6],
        [6, 6],
        [6, 6],
      ]),
    ],
    { b: '1 median', a: '2 median' },
  ],
  [
    'nothing as a tie',
    [entry('a', [[5, 5]]), entry('b', [[5, 5]]), entry('c', [[4, 4]])],
    { a: '1 open', b: '1 open', c: 3 },
  ],
  ['the chair', [entry('a', [[5, 5]], 2), entry('b', [[5, 5]], 1)], { b: '1 chair', a: '2 chair' }],
  ['no chair who leaves one out', [entry('a', [[5, 5]], 1), entry('b', [[5, 5]])], { a: '1 open', b: '1 open' }],
  [
    'one by a criterion, the others by the chair',
    [entry('a', [[6, 4]]), entry('b', [[5, 5]], 2), entry('c', [[5, 5]], 1)],
    { a: '1 criterion', c: '2 chair', b: '3 chair' },
  ],
  [
    'the chair after all else',
    [entry('a', [[6, 4]], 2), entry('b', [[4, 6]], 1)],
    { a: '1 criterion', b: '2 criterion' },
  ],
])('it ranks %s', (_, entries, places) => {
  expect(placesOf(entries)).toEqual(places);
});

test('the criteria part in the order that was written', () => {
  const [a, b] = [entry('a', [[5, 7]]), entry('b', [[7, 5]])];
  expect(placesOf([a, b], ['craft'])).toEqual({ a: '1 criterion', b: '2 criterion' });
  expect(placesOf([a, b], [])).toEqual({ a: '1 open', b: '1 open' });
  expect(standing([a, b], criteria, ['craft'])[0]).toEqual({
    ...{ id: 'a', place: 1, mean: 6000, scoreCount: 1, tie: 'criterion', tieCriterionId: 'craft' },
  });
});

test('means are those that are shown, in thousandths', () => {
  const third = entry('a', [
    [7, 7],
    [7, 7],
    [8, 8],
  ]);
  expect(standing([third], criteria, order)).toMatchObject([{ mean: 7333 }]);
});

const score = fc.nat({ max: 3 });
const scene = fc
  .array(
    fc.record({
      scores: fc.array(fc.record({ idea: score, craft: score }), { maxLength: 3 }),
      chairPlace: fc.option(fc.integer({ min: 1, max: 8 })),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((one, index): Judged => ({ ...one, id: `e${index}` })));

test('no order of entries or of scores changes it', () => {
  fc.assert(
    fc.property(scene, (entries) => {
      const turned = entries.toReversed().map((one) => ({ ...one, scores: one.scores.toReversed() }));
      const inOrder = (list: readonly Judged[]) =>
        standing(list, criteria, order).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(inOrder(turned)).toEqual(inOrder(entries));
    }),
  );
});

test('everybody has a place after those who are better, and nobody passes a higher mean', () => {
  fc.assert(
    fc.property(scene, (entries) => {
      const stood = standing(entries, criteria, order);
      expect(stood).toHaveLength(entries.length);
      for (const { place, mean, tie } of stood) {
        expect(stood.filter((other) => other.place < place)).toHaveLength(place - 1);
        expect(stood.filter((other) => other.place < place && (other.mean ?? -1) < (mean ?? -1))).toEqual([]);
        const sharing = stood.filter((other) => other.place === place).length;
        expect(tie === 'open' || (mean === null && sharing > 0) || sharing === 1).toBe(true);
      }
    }),
  );
});
