import { isSameOrganisation, organisationOf } from './mail-domain';

test.each([
  ['lin@Studio.example', 'studio.example'],
  ['"a@b"@studio.example', 'studio.example'],
  ['lin@qq.com', null],
  ['lin@GMAIL.com', null],
])('%s belongs to %s', (email, organisation) => {
  expect(organisationOf(email)).toBe(organisation);
});

test.each([
  ['school.example', 'school.example', true],
  ['art.school.example', 'school.example', true],
  ['school.example', 'art.school.example', true],
  ['artschool.example', 'school.example', false],
  ['art.school.example', 'film.school.example', false],
])('%s and %s are one organisation: %s', (one, other, isSame) => {
  expect(isSameOrganisation(one, other)).toBe(isSame);
});
