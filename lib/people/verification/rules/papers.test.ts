import fc from 'fast-check';
import { noon } from '@/test/context';
import type { PaperKind } from '../codes';
import { brokenFields, dayInAMonth, isPaperNumber, plainNumber } from './papers';

test.each<[PaperKind, string, boolean]>([
  ['idCard', '11010519491231002X', true],
  ['idCard', '440524188001010014', true],
  ['idCard', '110105194912310021', false],
  ['idCard', '11010519491331002X', false],
  ['idCard', '110105194912310', false],
  ['idCard', '11010519491231002x', false],
  ['passport', 'E12345678', true],
  ['passport', 'EA1234567', true],
  ['passport', 'ABCDEFGH', false],
  ['passport', 'E123', false],
  ['hkMacaoPermit', 'H12345678', true],
  ['hkMacaoPermit', 'M1234567801', true],
  ['hkMacaoPermit', 'C12345678', false],
  ['taiwanPermit', '12345678', true],
  ['taiwanPermit', '1234567890B', true],
  ['taiwanPermit', '123456789', false],
])('a number of %s: %s is one: %s', (paper, number, isOne) => expect(isPaperNumber(paper, number)).toBe(isOne));

test('a number is compared without spaces, hyphens and wide characters', () => {
  expect(plainNumber(' 110105 1949-1231 002x ')).toBe('11010519491231002X');
  expect(plainNumber('Ｈ１２３４５６７８')).toBe('H12345678');
});

test('one altered digit of an ID card is found', () => {
  const sound = '11010519491231002X';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(sound[at]) + by) % 10;
      expect(isPaperNumber('idCard', sound.slice(0, at) + digit + sound.slice(at + 1))).toBe(false);
    }),
  );
});

test('a month is one of the calendar, by the day in Beijing', () => {
  expect(dayInAMonth(noon)).toBe('2026-12-20');
  // 00:30 on the 31st in Beijing: February has no such day.
  expect(dayInAMonth(Date.UTC(2027, 0, 30, 16, 30))).toBe('2027-02-28');
});

const person = { kind: 'individual', paper: 'idCard', number: '11010519491231002X', back: {} } as const;
const company = { kind: 'company', creditCode: '9144030071526726XG' } as const;

test.each([
  ['a sound one', { ...person, validUntil: '2030-01-01' }, []],
  ['an ID card without an end', { ...person, validUntil: '' }, []],
  ['a day more than a month', { ...person, validUntil: '2026-12-21' }, []],
  ['a month', { ...person, validUntil: '2026-12-20' }, ['validUntil tooSoon']],
  ['a day that is none', { ...person, validUntil: '2030-02-30' }, ['validUntil date']],
  ['16 years today', { ...person, number: '110105201011200010', validUntil: '2030-01-01' }, []],
  ['16 years tomorrow', { ...person, number: '110105201011210016', validUntil: '2030-01-01' }, ['number tooYoung']],
  ['no back', { ...person, validUntil: '', back: undefined }, ['back required']],
  [
    'a passport, which has no back but an end',
    { kind: 'individual', paper: 'passport', number: 'E12345678', validUntil: '' },
    ['validUntil required'],
  ],
  [
    'everything wrong',
    { ...person, number: '1', validUntil: '2020-01-01', back: undefined },
    ['number idCard', 'validUntil tooSoon', 'back required'],
  ],
  ['a company', { ...company, validUntil: '' }, []],
  [
    'a company with a wrong code',
    { ...company, creditCode: '9144030071526726XA', validUntil: '' },
    ['creditCode creditCode'],
  ],
] as const)('an application with %s', (_, form, broken) => {
  expect(brokenFields(form, noon).map(({ field, rule }) => `${field} ${rule}`)).toEqual(broken);
});
