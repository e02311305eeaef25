import { oneLine, severalLines } from './clean-text';

test.each([
  ['光场\r\nBcc: a@example.org', '光场 Bcc: a@example.org'],
  [' a\u2028b\u0085c\td ', 'a b c d'],
  ['fdp\u202Eexe.', 'fdpexe.'],
  ['\u0001\u001f', ''],
  ['<b>&amp;', '<b>&amp;'],
])('one line of %j', (text, line) => expect(oneLine(text)).toBe(line));

test.each([
  ['a\r\nb\rc\u2028d\n\n\te', 'a\nb\nc\nd\n\n\te'],
  ['\u0007a\u001b[31mb\u0000\u009f', 'a[31mb'],
  ['a\u2066b\u2069', 'ab'],
  ['\u0001', ''],
  ['“引号” – emoji 👩‍🎨', '“引号” – emoji 👩‍🎨'],
])('several lines of %j', (text, lines) => expect(severalLines(text)).toBe(lines));
