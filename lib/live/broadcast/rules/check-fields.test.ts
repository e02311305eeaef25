import type { BroadcastFields } from '../contract';
import { changedFacts, changedFixed, checkStart, missingFields } from './check-fields';

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

test.each<[startTime: string, known: string, rule: string | undefined]>([
  ['2026-11-28T20:00:00.000+08:00', '', undefined],
  ['2026-11-27T08:00:00.000+08:00', '', 'past'],
  ['2026-11-27T08:00:00.000+08:00', '2026-11-27T08:00:00.000+08:00', undefined],
  ['2027-11-29T08:00:00.000+08:00', '', 'far'],
  ['', '', undefined],
])('a start at %s, known as %s', (startTime, known, rule) => {
  expect(checkStart({ startTime }, now, known)[0]?.rule).toBe(rule);
});

test('facts are what is not said or shown, and a price stays', () => {
  const after = { ...fields, titleZh: '夜', minutes: 90, priceFen: 100 };
  expect(changedFacts(fields, after)).toEqual(['minutes', 'priceFen']);
  expect(changedFixed(fields, after)).toEqual(['priceFen']);
});
