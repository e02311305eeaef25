import { networkOf } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:DB8:1:2::1', '2001:db8:0001:0002:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:203.0.113.7', '::ffff:cb00:7107', true],
  ['fe80::1%eth0', 'fe80::2%eth0', true],
  ['unknown', 'unknown', true],
  ['+8613800138000', '+8613800138001', false],
  // Numbers and short forms that only some parsers accept as addresses.
  ['3405803783', '203.0.113.7', false],
  ['127.1', '127.0.0.1', false],
  ['unknown', '203.0.113.7', false],
])('%s and %s are one network: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});
