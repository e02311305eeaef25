import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress, parseTrusted, takeClientAddress } from './client-address.mjs';

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

  test('is taken out of the request, however it spells its claims', () => {
    const request = new IncomingMessage(new Socket());
    const claims = ['X-Forwarded-For', 'x-real-ip', 'FORWARDED', 'True-Client-IP', 'X-Forwarded-For'];
    request.rawHeaders = [
      'Host',
      'a',
      ...claims.flatMap((name) => [name, '203.0.113.9']),
      'X-Forwarded-Proto',
      'https',
    ];
    request.headers = { host: 'a', 'x-forwarded-proto': 'https' };
    for (const name of claims) request.headers[name.toLowerCase()] = '203.0.113.9';
    expect(takeClientAddress(request, [])).toBe('');
    expect(request.rawHeaders).toEqual(['Host', 'a', 'X-Forwarded-Proto', 'https']);
    expect(request.headers).toEqual({ host: 'a', 'x-forwarded-proto': 'https' });
  });

  test('a wrong range is named', () => {
    expect(() => parseTrusted('10.0.0.0/8, proxy')).toThrow('proxy');
  });
});
