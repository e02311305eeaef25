import type { Host } from '@/lib/platform/shared/host';
import { inOwnApp, platformNumber } from './host';

test('only the own app counts as the own app, and has a pf of its own (specification section 7)', () => {
  const hosts: Host[] = ['app-ios', 'app-android', 'wechat', 'weibo', 'windows', 'ios', 'android', 'web'];
  expect(hosts.filter((host) => inOwnApp(host))).toEqual(['app-ios', 'app-android']);
  expect(hosts.map(platformNumber)).toEqual([2, 3, 5, 5, 5, 5, 5, 5]);
});
