import fc from 'fast-check';
import { maskEmail, maskPhone } from './mask';

test.each([
  ['+8613800138000', '+86 138****8000'],
  ['+12015550123', '+1 201****123'],
  ['+85251234567', '+852 51****67'],
  ['+4915123456789', '+49 151****6789'],
])('%s is shown as %s', async (phone, masked) => {
  expect(await maskPhone(phone)).toBe(masked);
});

test('of what is no number nothing is shown', async () => {
  expect(await maskPhone('lin')).toBe('****');
});

test('at least four digits of a number are not shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^\+(86|1|44|852|372)[1-9]\d{5,10}$/), async (phone) => {
      const masked = await maskPhone(phone);
      expect(masked).toContain('****');
      expect(masked.replace(/\D/g, '').length).toBeLessThanOrEqual(phone.length - 1 - 4);
    }),
  );
});

test.each([
  ['lin@example.org', 'l***@example.org'],
  ['l@example.org', 'l***@example.org'],
  ['林@example.org', '林***@example.org'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
