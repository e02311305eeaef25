import { firstCover } from './first-cover';

test('a list is shared with the first cover that there is', () => {
  expect(firstCover([{ thumb: null }, { thumb: 'works/2.jpg' }, { thumb: 'works/3.jpg' }])).toBe('works/2.jpg');
  expect(firstCover([{ thumb: null }])).toBeUndefined();
});
