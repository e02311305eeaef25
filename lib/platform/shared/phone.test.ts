import fc from 'fast-check';
import { groupDigits, toE164 } from './phone';

test.each([
  ['CN', '138 0013 8000', '+8613800138000'],
  ['CN', '１３８００１３８０００', '+8613800138000'],
  ['CN', '138-0013-8000', '+8613800138000'],
  ['CN', ' 008613800138000', '+8613800138000'],
  ['HK', '5123 4567', '+85251234567'],
  ['MO', '6612 3456', '+85366123456'],
  ['TW', '0912 345 678', '+886912345678'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['KR', '010-2345-6789', '+821023456789'],
  ['SG', '8123 4567', '+6581234567'],
  ['GB', '07400 123456', '+447400123456'],
  ['DE', '0151 23456789', '+4915123456789'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['US', '(201) 555-0123', '+12015550123'],
  ['BR', '(11) 96123-4567', '+5511961234567'],
  ['AU', '0412 345 678', '+61412345678'],
])('%s %j is %s', async (region, mobile, phone) => {
  expect(await toE164(region, mobile)).toBe(phone);
});

test.each([
  ['CN', '+44 7400 123456', '+447400123456'],
  ['GB', '+86 138 0013 8000', '+8613800138000'],
  ['US', '＋８６ １３８００１３８０００', '+8613800138000'],
])('in %s, %j keeps the country it was typed with', async (region, mobile, phone) => {
  expect(await toE164(region, mobile)).toBe(phone);
});

test.each([
  ['too short', 'CN', '1380013800'],
  ['too long', 'CN', '138001380000'],
  ['a landline', 'CN', '010 6552 9988'],
  ['a landline', 'GB', '020 7946 0958'],
  ['a landline', 'FR', '01 42 68 53 00'],
  ['an emergency number', 'CN', '110'],
  ['with an extension', 'CN', '13800138000 ext. 5'],
  ['with an extension', 'US', '201-555-0123x12'],
  ['of another country', 'US', '138 0013 8000'],
  ['of no country', 'CN', '+999 13800138000'],
  ['empty', 'CN', ''],
  ['words', 'CN', '光场'],
  ['an e-mail address', 'CN', 'lin@example.org'],
  ['of an unknown region', 'XX', '13800138000'],
  ['without a region', '', '13800138000'],
  ['with its own + but without a region', '', '+8613800138000'],
])('a number that is %s is none: %s %j', async (_, region, mobile) => {
  expect(await toE164(region, mobile)).toBeNull();
});

test('whatever is typed, a number is null or one that stays itself', async () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+０-９0-9 ()-]{0,20}$/));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('CN', 'US', 'GB', 'JP', 'XX'), typed, async (region, mobile) => {
      const phone = await toE164(region, mobile);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(await toE164('CN', phone)).toBe(phone);
    }),
  );
});

test.each([
  ['+8613800138000', '+86 138 0013 8000'],
  ['+447400123456', '+44 7400 123456'],
  ['', ''],
  ['110', '110'],
])('%j is written %j', async (number, written) => {
  expect(await groupDigits(number)).toBe(written);
});
