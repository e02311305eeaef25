import { callerOf } from '@/test/context';
import { createTopic } from '../../contract';
import { artSchools } from '../schools/art-schools';
import { readBeginning } from './read-beginning';

const begin = (query: string, caller = callerOf('lin')) => readBeginning({ caller }, new URLSearchParams(query));
const empty = { nameZh: '', nameEn: '', kind: 'light' };

test.each([
  ['', empty],
  ['kind=welfare', { ...empty, kind: 'welfare' }],
  ['kind=constructor', empty],
  ['school=nowhere', empty],
  ['school=nowhere&kind=film', { ...empty, kind: 'film' }],
  ['school=x&school=y&kind=sound&kind=film', { ...empty, kind: 'sound' }],
  [
    'school=luxunmeishuxueyuan&kind=film',
    { nameZh: '鲁迅美术学院', nameEn: 'LuXun Academy of Fine Arts', kind: 'school' },
  ],
])('with the query %j the form begins with %j', (query, fields) => {
  expect(begin(query)).toEqual({ fields, isPhoneNeeded: false });
});

test('the names of every school fit', () => {
  for (const { id } of artSchools) {
    const { fields } = begin(`school=${id}`);
    expect(createTopic.input.parse(fields)).toEqual(fields);
  }
});

test('who has bound no number is told so', () => {
  expect(begin('', callerOf('lin', { hasPhone: false })).isPhoneNeeded).toBe(true);
});
