import fc from 'fast-check';
import { codeOf, printedCode, readCode } from './certificate-code';

const random = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('a code is read again as it is printed, in any case', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const code = codeOf(bytes);
      expect([code, printedCode(code), printedCode(code).toLowerCase()].map(readCode)).toEqual([code, code, code]);
    }),
  );
});

test('letters that look like digits are read as these', () => {
  expect(readCode(' oil1-0000 00002222 ')).toBe('0111000000002222');
});

test.each(['', '0000-0000-0000-000', '0000-0000-0000-00000', '0000-0000-0000-000U', '０000000000000000'])(
  '%j is no code',
  (text) => {
    expect(readCode(text)).toBeNull();
  },
);

test('too few random bytes make no code', () => {
  expect(() => codeOf(new Uint8Array(15))).toThrow('16 random bytes');
});
