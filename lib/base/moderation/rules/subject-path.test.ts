import { consolePath, publicPath } from './subject-path';

test.each([
  ['video', 'a/b', null, '/video/detail/a%2Fb', '/staff/works/a%2Fb'],
  ['comment', 'c', 'v?', '/video/detail/v%3F#comments', '/staff/works/v%3F'],
  ['comment', 'c', null, null, null],
  ['person', 'a&b', null, '/otherPeople?userId=a%26b', '/staff/users/a%26b'],
  ['activity', 'x', null, '/ActivityDetail/x', null],
  ['topic', 'x', null, '/topicIntroduce?topicId=x', null],
  ['playlist', 'a/b', null, '/playlist/a%2Fb', null],
] as const)('the %s %s of %s is at %s, and at %s for staff', (kind, id, placeId, shown, acted) => {
  expect([publicPath({ kind, id, placeId }), consolePath({ kind, id, placeId })]).toEqual([shown, acted]);
});
