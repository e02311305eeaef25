import { isPersonId } from './person-id';

test.each([
  ['person-001', true],
  ['0192f0c1-7b1e-7c3a-9d5e-000000000001', true],
  ['3209', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['.', false],
  ['..', false],
  ['a/b', false],
  ['a,b', false],
  ['a b', false],
  ['光', false],
  ['a\n', false],
])('%j: %s', (id, expected) => {
  expect(isPersonId(id)).toBe(expected);
});
