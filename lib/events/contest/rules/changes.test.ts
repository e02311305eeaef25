import type { ContestFields } from '../contract';
import { changedFields, recordedChanges } from './changes';

const category = { id: 'a', nameZh: '影像', nameEn: '', modes: ['individual' as const], fees: [] };
const fees = [{ untilTime: '', feeFen: 5000 }];
const before: ContestFields = {
  ...{ name: 'light', categories: [category], termsZh: '<p>须知</p>', termsEn: '', isBlind: false, blocks: [] },
  ...{ worksTime: '', voteStartTime: '', voteEndTime: '', resultsTime: '' },
};

test.each<[string, Partial<ContestFields>, string[]]>([
  ['nothing', {}, []],
  ['what nobody relies on', { worksTime: '2026-12-01T00:00:00.000+08:00' }, []],
  ['a time of the vote', { voteEndTime: '2026-12-01T00:00:00.000+08:00' }, ['vote']],
  ['a fee', { categories: [{ ...category, fees }] }, ['fees']],
  ['a new category with its fee', { categories: [category, { ...category, id: 'b', fees }] }, ['categories']],
  ['how works are entered', { categories: [{ ...category, modes: ['team'] }] }, ['categories']],
  ['terms in one language', { termsEn: '<p>Terms</p>' }, ['terms']],
])('%s', (_, changes, recorded) => {
  expect(recordedChanges(before, { ...before, ...changes })).toEqual(recorded);
});

test('the fields that differ are told apart', () => {
  expect(changedFields(before, { ...before, isBlind: true, categories: [{ ...category, fees }] })).toEqual([
    'categories',
    'isBlind',
  ]);
});
