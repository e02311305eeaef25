import { contentTarget, contentType } from './content-target';

const id = 'a/b 1';
const url = 'https://a.example/x';

test.each([
  [1, '/video/detail/a%2Fb%201'],
  [2, '/otherPeople?userId=a%2Fb%201'],
  [3, '/questionDetail/a%2Fb%201'],
  [4, '/activityDetail/a%2Fb%201'],
  [5, '/topicIntroduce?topicId=a%2Fb%201'],
  [6, '/live/liveDetail?id=a%2Fb%201'],
  [8, '/recruit/a%2Fb%201'],
  [9, '/otherPeople?userId=a%2Fb%201&tabindex=4'],
] as const)('content of type %d opens %s', (type, href) => {
  expect(contentTarget({ type, id, url })).toEqual({ href, external: false });
  for (const missing of [undefined, null, '', '..']) expect(contentTarget({ type, id: missing, url })).toBeNull();
});

test('content of type 7 opens its own address', () => {
  expect(contentTarget({ type: 7, url })).toEqual({ href: url, external: true });
  for (const unsafe of [undefined, null, '', 'javascript:alert(1)']) {
    expect(contentTarget({ type: 7, id, url: unsafe })).toBeNull();
  }
});

test('content of type 10 needs no id', () => {
  expect(contentTarget({ type: 10 })).toEqual({ href: '/jobs/home', external: false });
});

test('every content type has its target', () => {
  expect(Object.values(contentType)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const type of Object.values(contentType)) expect(contentTarget({ type, id, url })).not.toBeNull();
});
