import { passwordMinLength } from '../codes';
import { password } from '../contract';
import { commonPasswords } from './common-passwords';
import { isCommonPassword } from './is-common-password';

test.each(['password', 'Password1', 'PASSWORD', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ', '1qaz2wsx', 'a123456'])(
  '%j is common',
  async (text) => {
    expect(await isCommonPassword(text)).toBe(true);
  },
);

test.each(['', 'light field', 'a quiet gallery', 'constructor of light', '光场光场光场光场', 'password password'])(
  '%j is not',
  async (text) => {
    expect(await isCommonPassword(text)).toBe(false);
  },
);

test('the list holds each password once, as it is compared, and none that another rule refuses', () => {
  const list = commonPasswords.trim().split(/\s+/);
  expect(list.length).toBeGreaterThan(3800);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((text) => text !== text.normalize('NFKC').toLowerCase())).toEqual([]);
  expect(list.filter((text) => text.length < passwordMinLength || !password.safeParse(text).success)).toEqual([]);
});
