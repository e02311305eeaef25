import { decideWithoutLine, type NamedTicket } from './decide-without-line';

const before = { usedAt: '2026-11-20T11:00:00+08:00', usedDoor: '南门' };
const known = { returned: new Set(['taken back']), entries: new Map([['in already', before]]) };
const at = '2026-11-20T12:00:00+08:00';
const decide = (act: 'enter' | 'undo', named: NamedTicket) =>
  decideWithoutLine(known, { act, named, at, door: '北门' });
const none = { usedAt: null, usedDoor: '' };

test.each([
  ['enter', 'new', { result: 'in', usedAt: at, usedDoor: '北门' }],
  ['enter', 'in already', { result: 'alreadyIn', ...before }],
  ['enter', 'taken back', { result: 'returned', ...none }],
  ['undo', 'in already', { result: 'undone', ...none }],
  ['undo', 'new', { result: 'notIn', ...none }],
] as const)('to %s with a ticket that is %s', (act, ticketId, expected) => {
  expect(decide(act, { ticketId })).toEqual({ ticketId, ...expected });
});

test('a text that names no ticket of the activity says why', () => {
  expect(decide('enter', { result: 'otherActivity' })).toEqual({ result: 'otherActivity', ticketId: '', ...none });
});
