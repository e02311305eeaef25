import { nameKey } from './name-key';

test.each([
  ['光绘 ', '光绘'],
  ['Ｌｉｇｈｔ  Painting', 'light painting'],
  ['LIGHT\tpainting', 'light painting'],
  ['', ''],
])('the key of %j is %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});
