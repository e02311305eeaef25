import { jobEducations, jobExperiences, jobTypes } from '../codes';
import { filterKey, filterKeysOf } from './filter-key';

const job = { city: 'CN-310000', type: 'fullTime', experience: 'any', education: 'college' };

test('says a combination in one short text', () => {
  expect(filterKey(job)).toBe('CN-310000.112');
  expect(filterKey({ city: '', type: '', experience: '', education: '' })).toBe('.000');
});

test('finds a job in each of sixteen combinations, each once', () => {
  const keys = filterKeysOf(job);
  expect(new Set(keys).size).toBe(16);
  expect(keys).toEqual(expect.arrayContaining(['.000', 'CN-310000.000', '.100', '.010', '.002', 'CN-310000.112']));
});

test('finds one without a city in the eight others', () => {
  expect(filterKeysOf({ ...job, city: '' })).toHaveLength(8);
});

test('has one digit for each code', () => {
  for (const codes of [jobTypes, jobExperiences, jobEducations]) expect(codes.length).toBeLessThan(10);
});
