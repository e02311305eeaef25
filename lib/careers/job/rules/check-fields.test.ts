import { jobFieldsOf } from '@/test/jobs';
import { changedFields, checkLastDay, checkSalary, endOfDay, missingFields } from './check-fields';

const now = Date.parse('2026-11-20T10:00:00+08:00');
const complete = jobFieldsOf();

test('lacks nothing where one language, place, profession and pay are said', () => {
  expect(missingFields(complete, 'en')).toEqual([]);
  expect(missingFields({ ...complete, salaryFrom: 0, salaryTo: 0, isNegotiable: true }, 'zh')).toEqual([]);
});

test('names all that is missing in the order of the form', () => {
  const empty = {
    ...complete,
    titleZh: '',
    dutiesZh: '',
    needsZh: '',
    areaId: '',
    profession: '',
    salaryFrom: 0,
    salaryTo: 0,
  };
  expect(missingFields(empty, 'en')).toEqual([
    ...['titleEn', 'dutiesEn', 'needsEn', 'areaId', 'profession', 'salaryFrom', 'salaryTo'],
  ]);
  expect(missingFields({ ...complete, titleEn: 'Designer' }, 'zh')).toEqual(['dutiesEn', 'needsEn']);
});

test('knows a salary that is backwards', () => {
  expect(checkSalary({ ...complete, salaryFrom: 9000, salaryTo: 8000 })).toEqual([
    { field: 'salaryTo', rule: 'backwards' },
  ]);
  expect(checkSalary({ ...complete, salaryFrom: 9000, salaryTo: 8000, isNegotiable: true })).toEqual([]);
  expect(checkSalary({ ...complete, salaryFrom: 9000, salaryTo: 9000 })).toEqual([]);
});

test('takes a last day from today on, within a year', () => {
  expect(checkLastDay({ lastDay: '2026-11-20' }, now)).toEqual([]);
  expect(checkLastDay({ lastDay: '2026-11-19' }, now)).toEqual([{ field: 'lastDay', rule: 'past' }]);
  expect(checkLastDay({ lastDay: '2026-11-19' }, now, '2026-11-19')).toEqual([]);
  expect(checkLastDay({ lastDay: '2028-01-01' }, now)).toEqual([{ field: 'lastDay', rule: 'far' }]);
  expect(checkLastDay({ lastDay: '' }, now)).toEqual([]);
});

test('lets a last day end with its day in Beijing', () => {
  expect(endOfDay('2026-11-20')).toBe(Date.parse('2026-11-21T00:00:00+08:00'));
  expect(endOfDay('')).toBe(0);
});

test('sees what has changed, lists too', () => {
  expect(changedFields(complete, { ...complete, benefits: ['meals'], headcount: 3 })).toEqual([
    'headcount',
    'benefits',
  ]);
});
