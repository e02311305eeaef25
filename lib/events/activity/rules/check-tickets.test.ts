import { sameActivity, ticketType } from '@/test/own-activities';
import type { ActivityFields } from '../contract';
import { checkTickets } from './check-tickets';

const shared = { ...ticketType, sharesStock: true };

test.each<[string, Partial<ActivityFields>, string[]]>([
  ['as many for one person as there are', { ticketTypes: [{ ...ticketType, perPerson: 50 }] }, []],
  ['no limit for one person', { ticketTypes: [{ ...ticketType, perPerson: 0 }] }, []],
  [
    'more for one person than there are',
    { ticketTypes: [{ ...ticketType, perPerson: 51 }] },
    ['0.perPerson perPerson'],
  ],
  [
    'more for one person than all types share',
    { ticketTypes: [ticketType, { ...shared, quantity: null, perPerson: 4 }], commonStock: 3 },
    ['1.perPerson perPerson'],
  ],
  ['as much as the common stock', { ticketTypes: [shared], commonStock: 50 }, []],
  ['more than the common stock', { ticketTypes: [shared], commonStock: 49 }, ['0.quantity stock']],
  ['more than a common stock that is not its own', { ticketTypes: [ticketType], commonStock: 1 }, []],
  ['a contest, which sells none', { category: 3, ticketTypes: [shared], commonStock: 1 }, []],
])('%s', (_, fields, errors) => {
  const found = checkTickets({ ...sameActivity, ...fields });
  expect(found.map(({ field, rule }) => `${field.replace('ticketTypes.', '')} ${rule}`)).toEqual(errors);
});
