import { jobEducations, jobExperiences, jobTypes } from '../codes';
import { filterKey, filterKeysOf } from './filter-key';

const job = { city: 'CN-310000', type: 'fullTime', experience: 'any', education: 'bachelor', remote: false };

test('says a combination in one short text', () => {
  expect(filterKey(job)).toBe('CN-310000.1130');
  expect(filterKey({ city: '', type: '', experience: '', education: '', remote: true })).toBe('.0001');
});

test('finds a job in each of sixteen combinations, each once', () => {
  const keys = filterKeysOf(job);
  expect([keys.length, new Set(keys).size]).toEqual([16, 16]);
  for (const key of ['.0000', 'CN-310000.0000', '.1000', '.0100', '.0030', 'CN-310000.1130'])
    expect(keys).toContain(key);
});

test('finds a remote one among the remote ones too, and one without a city in half of them', () => {
  const keys = filterKeysOf({ ...job, remote: true });
  expect(new Set(keys).size).toBe(32);
  expect(keys).toContain('CN-310000.1131');
  expect(filterKeysOf({ ...job, city: '' })).toHaveLength(8);
});

test('has one digit for each code', () => {
  for (const codes of [jobTypes, jobExperiences, jobEducations]) expect(codes.length).toBeLessThan(10);
});
