import { isThingId, thingInAddress } from './thing-address';

const site = 'https://lightfield.example';

test.each([
  ['/video/detail/video-1', 'video video-1'],
  ['/en/video/detail/video-1/?from=list#!en', 'video video-1'],
  ['/VideoPlayer?id=video-1', 'video video-1'],
  ['/otherPeople?userId=person-1&tabindex=2', 'person person-1'],
  ['/en/topicIntroduce?topicId=topic-1', 'topic topic-1'],
  ['/ActivityDetail/a1', 'activity a1'],
  ['/activityDetail/a1', 'activity a1'],
  ['/playlist/p1', 'playlist p1'],
  ['/articleIndex/article-1', 'article article-1'],
  ['/questionDetail/q1', 'question q1'],
])('%s names %s', (path, name) => {
  const found = thingInAddress(` ${site}${path} `, site);
  expect(found && `${found.kind} ${found.id}`).toBe(name);
});

test.each([
  'video-1',
  '/video/detail/video-1',
  'https://other.example/video/detail/video-1',
  `${site}/`,
  `${site}/otherPeople`,
  `${site}/video/detail/a%20b`,
  `${site}/video/detail/1/2`,
  'https://',
])('%s names nothing', (text) => {
  expect(thingInAddress(text, site)).toBeNull();
});

test('an id has no other characters than ids have', () => {
  expect(['video-1', ' a_B ', '', 'a b', 'a/b', '一'].map(isThingId)).toEqual([true, true, false, false, false, false]);
});
