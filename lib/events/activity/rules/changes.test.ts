import { sameActivity, student, ticketType } from '@/test/own-activities';
import type { ActivityFields } from '../contract';
import { changedFacts, changedFields, tellingChangesOf } from './changes';

const free = { ...ticketType, priceFen: 0 };
const other = { ...ticketType, id: student, priceFen: 5000 };
const sold = { ...sameActivity, ticketTypes: [ticketType] };

test.each<[string, ActivityFields, Partial<ActivityFields>, string[]]>([
  ['nothing', sold, { ticketTypes: [{ ...ticketType }] }, []],
  [
    'another text and number',
    sold,
    { titleZh: '新', ticketTypes: [{ ...ticketType, nameZh: '新', quantity: 60 }] },
    [],
  ],
  ['another start and end', sold, { holdStartTime: '', holdEndTime: '' }, ['time']],
  ['another end of the registration', sold, { enrolEndTime: '' }, []],
  ['another city', sold, { cityId: 'CN-110000' }, ['place']],
  ['another link', sameActivity, { onlineUrl: 'https://a.example' }, ['place']],
  ['a price', sold, { ticketTypes: [{ ...ticketType, priceFen: 1 }] }, ['price']],
  ['a type more', sold, { ticketTypes: [other, ticketType] }, []],
  ['a type less', { ...sold, ticketTypes: [ticketType, other] }, { ticketTypes: [ticketType] }, []],
  ['what a ticket gives back', sold, { refundHours: 24 }, ['price']],
  ['what a free ticket gives back', { ...sold, ticketTypes: [free] }, { ticketTypes: [free], refundPercent: 50 }, []],
  ['all of it', sold, { holdStartTime: '', venueEn: 'West', refundPercent: 50 }, ['time', 'place', 'price']],
])('%s', (_, before, fields, told) => {
  expect(tellingChangesOf(before, { ...before, ...fields })).toEqual(told);
});

test('facts are what an activity does not say or show', () => {
  const after = { ...sameActivity, titleEn: 'Light', photos: ['a'], cover: '', capacity: 3, venueEn: 'West' };
  expect(changedFields(sameActivity, after)).toEqual(['titleEn', 'cover', 'photos', 'venueEn', 'capacity']);
  expect(changedFacts(sameActivity, after)).toEqual(['venueEn', 'capacity']);
});
