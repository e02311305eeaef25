import { noon } from '@/test/context';
import type { ContestFields } from '../contract';
import { checkContest } from './check-contest';

const day = 86_400_000;
const at = (days: number) => new Date(noon + days * day).toISOString();
const category = { id: 'a', nameZh: '影像', nameEn: 'Film', modes: ['team' as const], fees: [] };
const other = { ...category, id: 'b', nameZh: '声音', nameEn: '' };
const fee = (untilTime: string) => ({ untilTime, feeFen: 5000 });
const vote = { worksTime: at(10), voteStartTime: at(10), voteEndTime: at(20), resultsTime: at(20) };
const fields: ContestFields = {
  ...{ name: 'light', categories: [category, other], termsZh: '', termsEn: '', isBlind: false, blocks: [] },
  ...{ worksTime: '', voteStartTime: '', voteEndTime: '', resultsTime: '' },
};
const known = { now: noon, enrolStartAt: noon - day, enrolEndAt: noon + 7 * day };

test.each<[string, Partial<ContestFields>, string[]]>([
  ['nothing is said', {}, []],
  ['all is in order', vote, []],
  ['works are shown while others are taken', { ...vote, worksTime: at(-1), voteStartTime: at(0) }, []],
  ['a fee after the close', { categories: [{ ...category, fees: [fee(at(3)), fee(at(30)), fee('')] }] }, []],
  [
    'fees out of order',
    {
      categories: [
        { ...category, fees: [fee(at(3)), fee(at(3))] },
        { ...other, fees: [fee(''), fee(at(3))] },
      ],
    },
    ['categories.0.fees.1.untilTime order', 'categories.1.fees.0.untilTime order'],
  ],
  [
    'two categories of one name',
    { categories: [category, { ...other, nameZh: '影像' }, { ...other, nameEn: 'Film' }] },
    ['categories.1.nameZh repeated', 'categories.2.nameEn repeated'],
  ],
  ['works before any is taken', { worksTime: at(-2) }, ['worksTime early']],
  ['a vote without an end', { ...vote, voteEndTime: '' }, ['voteEndTime required']],
  ['a vote without a start', { ...vote, voteStartTime: '' }, ['voteStartTime required']],
  ['a vote that ends as it starts', { ...vote, voteEndTime: at(10) }, ['voteEndTime order']],
  ['a vote on works that nobody sees yet', { ...vote, worksTime: at(11) }, ['voteStartTime works']],
  ['a vote on works that are shown with the result', { ...vote, worksTime: '' }, ['voteStartTime works']],
  [
    'a vote that is over',
    { ...vote, worksTime: at(-1), voteStartTime: at(-1), voteEndTime: at(-0.5) },
    ['voteEndTime past'],
  ],
  ['results while works are taken', { resultsTime: at(6) }, ['resultsTime early']],
  ['results while votes are counted', { ...vote, resultsTime: at(19) }, ['resultsTime early']],
])('%s', (_, changes, errors) => {
  const found = checkContest({ ...fields, ...changes }, known);
  expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(errors);
});

test('a vote that readers know may be over', () => {
  expect(checkContest({ ...fields, ...vote }, { ...known, now: noon + 21 * day, standing: vote })).toEqual([]);
});
