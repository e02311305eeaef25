import { tagKey } from './tag-key';

test.each([
  ['Light', 'light'],
  ['ＬＩＧＨＴ', 'light'],
  ['  light   art ', 'light art'],
  ['光　影', '光 影'],
])('the tag %j is compared as %j', (tag, key) => {
  expect(tagKey(tag)).toBe(key);
});
