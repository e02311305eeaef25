import { idInAddress } from './id-in-address';

test.each([
  ['video-001', 'video-001'],
  [' video-001 ', 'video-001'],
  ['https://a.example/video/detail/video-001', 'video-001'],
  ['https://a.example/en/video/detail/video-001/?x=1#!en', 'video-001'],
  ['/ActivityDetail/a%20b', 'a b'],
  ['/topicIntroduce?topicId=topic-01#!zh', 'topic-01'],
  ['https://a.example/en/otherPeople?userId=p1&tabindex=4', 'p1'],
  ['/video/detail/100%', '100%'],
  ['https://', 'https://'],
  ['', ''],
])('%j names %j', (text, id) => {
  expect(idInAddress(text)).toBe(id);
});
