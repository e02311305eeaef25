import { changeOf } from './changes';

test.each([
  ['phone', false, 'phone'],
  ['email', true, 'email'],
  ['password', false, 'password'],
  [null, false, null],
  [null, true, 'phone'],
  ['role', false, null],
  ['role', true, 'phone'],
  ['constructor', false, null],
  [['phone', 'email'], false, null],
])('change=%j, where a phone is needed: %j, opens %j', (asked, needsPhone, change) => {
  expect(changeOf(asked, needsPhone)).toBe(change);
});
