import { sceneOf } from './scene';

test.each([
  ['wechat', 'jsapi'],
  ['web', 'native'],
  ['windows', 'native'],
  ['ios', 'h5'],
  ['android', 'h5'],
  ['weibo', 'h5'],
  ['app-ios', 'h5'],
] as const)('in %s it is paid by %s', (host, scene) => {
  expect(sceneOf(host)).toBe(scene);
});
