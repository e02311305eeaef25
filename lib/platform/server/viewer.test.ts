import { networkOf } from './viewer';

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:DB8:1:2::1', '2001:db8:0001:0002:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['unknown', 'unknown', true],
  ['unknown', '203.0.113.7', false],
])('%s and %s are one viewer: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});
