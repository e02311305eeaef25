import { workIdIn } from './work-address';

test.each([
  ['video-001', 'video-001'],
  ['  video-001\n', 'video-001'],
  ['https://lightfield.example/video/detail/video-001', 'video-001'],
  ['https://lightfield.example/en/video/detail/video-001?from=share#!en', 'video-001'],
  ['/video/detail/a%20b', 'a b'],
  ['/video/detail/a%b', 'a%b'],
  ['看看这个 https://lightfield.example/video/detail/video-001 很好', 'video-001'],
  ['', ''],
])('%j is the work %j', (text, id) => {
  expect(workIdIn(text)).toBe(id);
});
