import { clientAddress, parseTrusted } from './client-address.mjs';

describe('the client address', () => {
  test.each([
    ['no proxy is trusted: the claim is ignored', '203.0.113.9', '10.0.0.1', '', '203.0.113.9'],
    ['the peer is trusted: its word counts', '10.0.0.1', '198.51.100.7', '10.0.0.0/8', '198.51.100.7'],
    [
      'what the client added on the left is not reached',
      '10.0.0.1',
      '1.2.3.4, 198.51.100.7',
      '10.0.0.0/8',
      '198.51.100.7',
    ],
    ['a chain of trusted proxies', '10.0.0.1', '198.51.100.7, 10.0.0.2', '10.0.0.0/8', '198.51.100.7'],
    ['a trusted peer that names nobody', '10.0.0.1', '', '10.0.0.0/8', '10.0.0.1'],
    ['a trusted peer that names nonsense', '10.0.0.1', 'unknown', '10.0.0.0/8', '10.0.0.1'],
    ['an IPv4 address in IPv6 clothes', '::ffff:10.0.0.1', '198.51.100.7', '10.0.0.1', '198.51.100.7'],
    ['IPv6', '2001:db8::1', '2001:db8:1::2', '2001:db8::1', '2001:db8:1::2'],
  ])('%s', (_case, peer, forwarded, trusted, expected) => {
    expect(clientAddress(peer, forwarded, parseTrusted(trusted))).toBe(expected);
  });

  test('a wrong range is named', () => {
    expect(() => parseTrusted('10.0.0.0/8, proxy')).toThrow('proxy');
  });
});
