import type { BroadcastFields } from '../contract';
import { changedFacts, changedFixed, checkTimes, missingFields } from './check-fields';

const now = Date.parse('2026-11-27T00:00:00Z');
const fields: BroadcastFields = {
  ...{ titleZh: '夜航', titleEn: '', bodyZh: '<p>现场</p>', bodyEn: '', cover: 'live/a/b.jpg' },
  ...{ startTime: '2026-11-28T20:00:00.000+08:00', minutes: 60, topicId: '', priceFen: 0 },
  ...{ source: 'encoder', sourceAddress: '', keepsReplay: true, isParticipatory: false },
};

test.each<[what: string, changed: Partial<BroadcastFields>, missing: string[]]>([
  ['a whole one', {}, []],
  ['one without texts', { titleZh: '', bodyZh: '' }, ['titleZh', 'bodyZh']],
  ['one whose second language is begun', { titleEn: 'Night' }, ['bodyEn']],
  ['one without a picture and a start', { cover: '', startTime: '' }, ['cover', 'startTime']],
  ['one from an address that is not said', { source: 'address' }, ['sourceAddress']],
])('%s lacks what it lacks', (_what, changed, missing) => {
  expect(missingFields({ ...fields, ...changed }, 'zh')).toEqual(missing);
});

const late = '2026-11-27T07:30:00.000+08:00';
test.each<[startTime: string, minutes: number, known: string, wrong: string[]]>([
  ['2026-11-28T20:00:00.000+08:00', 60, '', []],
  ['2026-11-27T08:00:00.000+08:00', 60, '', ['startTime past']],
  ['2027-11-28T08:00:00.000+08:00', 60, '', []],
  ['2027-11-28T08:00:00.001+08:00', 60, '', ['startTime far']],
  [late, 31, late, []],
  [late, 30, late, ['minutes past']],
  ['', 60, '', []],
])('a start at %s for %i minutes, known as %s', (startTime, minutes, known, wrong) => {
  const found = checkTimes({ startTime, minutes }, now, known);
  expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(wrong);
});

test('facts are what is not said or shown, and a price stays', () => {
  const after = { ...fields, titleZh: '夜', minutes: 90, priceFen: 100 };
  expect(changedFacts(fields, after)).toEqual(['minutes', 'priceFen']);
  expect(changedFixed(fields, after)).toEqual(['priceFen']);
});
