import { noon } from '@/test/context';
import { sameActivity, ticketType } from '@/test/own-activities';
import type { ActivityFields } from '../contract';
import { checkTimes } from './check-times';

const { enrolStartTime, enrolEndTime, holdStartTime, holdEndTime } = sameActivity;
const before = '2026-11-20T11:59:00.000+08:00';
const after = '2026-12-02T00:00:00.000+08:00';
const sale = (saleStartTime: string, saleEndTime: string) => ({
  ticketTypes: [{ ...ticketType, saleStartTime, saleEndTime }],
});

test.each<[string, Partial<ActivityFields>, string[]]>([
  ['all is in order', {}, []],
  ['nothing is said yet', { enrolStartTime: '', enrolEndTime: '', holdStartTime: '', holdEndTime: '' }, []],
  ['an end at the start', { enrolEndTime: enrolStartTime, holdEndTime: holdStartTime, ...sale('', '') }, []],
  ['a registration until the end', { enrolEndTime: holdEndTime }, []],
  ['the same time in another zone', { enrolEndTime: '2026-12-01T14:00:00Z' }, []],
  ['a registration that ends before it starts', { enrolEndTime: before }, ['enrolEndTime order']],
  ['a registration after the end', { enrolEndTime: after }, ['enrolEndTime late']],
  ['an end before the start', { holdStartTime: after }, ['holdEndTime order']],
  [
    'an end that is past',
    { enrolStartTime: '', enrolEndTime: '', holdStartTime: '', holdEndTime: before },
    ['holdEndTime past'],
  ],
  ['a start that is past, which readers do not know', { holdStartTime: before }, []],
  ['a sale within the registration', sale(enrolStartTime, holdEndTime), []],
  ['a sale that ends before it starts', sale(holdStartTime, enrolStartTime), ['ticketTypes.0.saleEndTime order']],
  ['a sale that starts after the registration', sale(holdStartTime, ''), ['ticketTypes.0.saleStartTime order']],
  ['a sale after the end', sale('', after), ['ticketTypes.0.saleEndTime late']],
  ['a sale of a contest, which has none', { category: 3, ...sale('', after) }, []],
])('%s', (_, fields, errors) => {
  const found = checkTimes({ ...sameActivity, ...fields }, { now: noon });
  expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(errors);
});

test('what readers know may be past; another start and end may not', () => {
  const now = Date.parse(after);
  const over = (fields: Partial<ActivityFields>) =>
    checkTimes({ ...sameActivity, ...fields }, { now, standing: sameActivity }).map(
      ({ field, rule }) => `${field} ${rule}`,
    );
  expect(over({})).toEqual([]);
  expect(over({ holdStartTime: enrolEndTime, holdEndTime: after })).toEqual(['holdStartTime past', 'holdEndTime past']);
});
