import { agreed, code, password, sendCode } from './contract';

const rulesBroken = (schema: typeof password | typeof code | typeof agreed, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test.each([
  ['light field', []],
  ['a234567', []],
  ['光场光场光场光', []],
  ['a23456', ['passwordShort']],
  ['😀😀😀', ['passwordShort']],
  ['12345678', ['passwordDigits']],
  ['１２３４５６７８', ['passwordDigits']],
  ['123456', ['passwordShort', 'passwordDigits']],
  ['abcdefg\0', ['nul']],
])('the password %j breaks %j', (text, rules) => {
  expect(rulesBroken(password, text)).toEqual(rules);
});

test.each([
  ['012345', []],
  [' 012345 ', []],
  ['12345', ['code']],
  ['1234567', ['code']],
  ['12345a', ['code']],
  ['１２３４５６', ['code']],
])('the code %j breaks %j', (text, rules) => {
  expect(rulesBroken(code, text)).toEqual(rules);
});

test('the agreement is agreed to or it is not', () => {
  expect(rulesBroken(agreed, 'true')).toEqual([]);
  expect(rulesBroken(agreed, 'false')).toEqual(['agreement']);
});

test.each([
  [{ mobile: '138' }, 'mobile'],
  [{ email: 'lin' }, 'email'],
  [{}, 'mobile'],
])('of %j the wrong field is %s', async (fields, field) => {
  const parsed = await sendCode.input.safeParseAsync({ ...fields, purpose: 'login' });
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, field]]);
});

test('a code to confirm goes to nobody who is not logged in', async () => {
  const input = { mobile: '13800138000', purpose: 'confirm' };
  expect((await sendCode.input.safeParseAsync(input)).success).toBe(false);
});
