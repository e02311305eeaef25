import { shownParts } from './shown-parts';

const now = 1000;
const facts = { hasPage: false, worksAt: null, shortlistedAt: null, decidedAt: null };
const always = ['terms', 'integrity'];

test.each([
  ['a new one', {}, always],
  ['one whose organiser has written a page', { hasPage: true }, ['page', ...always]],
  ['one whose works are not shown yet', { worksAt: now + 1 }, always],
  ['one whose works are shown from now on', { worksAt: now }, ['works', ...always]],
  ['one whose shortlist alone is public', { shortlistedAt: now }, ['shortlistedEntries', ...always]],
  ['a decided one', { decidedAt: now }, ['works', 'shortlistedEntries', 'awards', ...always]],
])('%s shows what it has', (_, change, parts) => {
  expect(shownParts({ ...facts, ...change }, now)).toEqual(parts);
});
