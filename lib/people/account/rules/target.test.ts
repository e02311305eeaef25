import fc from 'fast-check';
import { toEmail } from '@/lib/platform/shared/email';
import { accountTarget, targetOf } from './target';

test.each([
  ['lin@example.org', 'lin@example.org'],
  ['  Lin.Mo+tag@Example.ORG ', 'lin.mo+tag@example.org'],
  ['ｌｉｎ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'lin@example.org'],
  ['o’neil@mail.example.co.uk', 'o’neil@mail.example.co.uk'],
  ['林@example.org', '林@example.org'],
  ['a@xn--fiqs8s.xn--p1ai.example', 'a@xn--fiqs8s.xn--p1ai.example'],
])('%j is kept as %s', (text, email) => {
  expect(toEmail(text)).toBe(email);
});

test.each([
  '',
  'lin',
  '@example.org',
  'lin@',
  'lin@example',
  'lin@.org',
  'lin@example..org',
  'lin@-example.org',
  'lin@example-.org',
  'lin@example.o',
  'lin@example.123',
  'lin@127.0.0.1',
  'lin@[127.0.0.1]',
  'lin mo@example.org',
  'lin@mo@example.org',
  'lin@example.org\r\nBcc: all@example.org',
  '"lin"@example.org',
  '<lin@example.org>',
  'Lin <lin@example.org>',
  'lin@example.org,mo@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(125)}example.org`,
])('%j is no e-mail address', (text) => {
  expect(toEmail(text)).toBeNull();
});

test('an address that is kept stays itself, in any case and space', () => {
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'grapheme' }).map((text) => `${text}@example.org`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const email = toEmail(text);
      if (email === null) return;
      expect(toEmail(email)).toBe(email);
      expect(toEmail(` ${email} `)).toBe(email);
      expect(email).not.toMatch(/[\s<>,;]/);
    }),
  );
});

const phone = { channel: 'phone', address: '+8613800138000' };
const email = { channel: 'email', address: 'lin@example.org' };

test.each([
  [{ region: 'CN', mobile: '13800138000' }, phone],
  [{ mobile: '13800138000' }, null],
  [{ email: 'Lin@example.org' }, email],
  [{ region: 'CN', email: 'Lin@example.org' }, email],
  [{ region: 'CN', mobile: '13800138000', email: 'lin@example.org' }, null],
  [{ region: 'CN', mobile: '', email: 'lin@example.org' }, null],
  [{ region: 'CN' }, null],
  [{}, null],
  [{ region: 'CN', mobile: '138' }, null],
  [{ email: 'lin' }, null],
])('%j names %j', async (fields, target) => {
  expect(await targetOf(fields)).toEqual(target);
});

test.each([
  ['138 0013 8000', phone],
  ['+86 138 0013 8000', phone],
  ['LIN@example.org', email],
  ['lin＠example.org', email],
  ['lin', null],
  ['lin@', null],
])('%j is the account %j', async (account, target) => {
  expect(await accountTarget(account, 'CN')).toEqual(target);
});
