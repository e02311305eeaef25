import { wellFormed } from './well-formed';

test.each([
  ['光场 🌕', '光场 🌕'],
  ['a\ud800b', 'a\ufffdb'],
  ['\udc00\ud83c', '\ufffd\ufffd'],
  ['', ''],
])('%j becomes %j, which can be encoded', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
  expect(() => encodeURIComponent(wellFormed(text))).not.toThrow();
});
