import { journeysOf, overCeilings } from './count-journeys.mjs';

const spec = { title: 'one' };

test('journeys are counted by their folder, however deep they are described; the walk is none', () => {
  const suites = [
    {
      file: 'people/account/login.spec.ts',
      specs: [spec, spec],
      suites: [{ specs: [spec], suites: [{ specs: [spec] }] }],
    },
    { file: 'people/account/logout.spec.ts', specs: [spec] },
    { file: 'works/work/watch.spec.ts', specs: [], suites: [{ specs: [spec] }] },
    { file: 'walk.spec.ts', specs: [spec, spec, spec] },
  ];
  expect(journeysOf({ suites })).toEqual({ 'people/account': 5, 'works/work': 1 });
});

test.each([
  ['each below its ceiling', { 'people/account': 2, 'works/work': 1 }, []],
  ['one above', { 'people/account': 3 }, ['e2e/people/account has 3 journeys; its ceiling is 2.']],
  ['a folder without a ceiling', { drawing: 1 }, ['e2e/drawing has 1 journeys; its ceiling is 0.']],
  ['all together', { 'people/account': 2, 'works/work': 2 }, ['There are 4 journeys; their ceiling is 3.']],
])('%s', (_, counts, expected) => {
  const ceilings = { 'people/account': { most: 2, of: [] }, 'works/work': { most: 2, of: [] } };
  expect(overCeilings(counts, ceilings, 3)).toEqual(expected);
});
