import { workInAddress } from './work-address';

const site = 'https://light.example';

test.each([
  [`${site}/video/detail/video-001`, 'video-001'],
  [` ${site}/en/video/detail/video-001/?from=share#play \n`, 'video-001'],
  [`${site}/VideoPlayer?id=video-001`, 'video-001'],
  [`${site}/en/VideoPlayer?autoplay=1&id=video-001`, 'video-001'],
  [`${site}/VideoPlayer`, null],
  [`${site}/video/detail/a%20b`, null],
  [`${site}/video/detail/video-001/more`, null],
  [`${site}/VideoPlayer?id=${'a'.repeat(65)}`, null],
  ['https://other.example/video/detail/video-001', null],
  [`看看 ${site}/video/detail/video-001`, null],
  ['video-001', null],
])('%j is the work %j', (text, id) => {
  expect(workInAddress(text, site)).toBe(id);
});
