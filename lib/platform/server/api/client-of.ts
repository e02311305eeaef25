import type { Client } from '../context';

const apps: Record<string, Client['app']> = { '2': 'ios', '3': 'android' };

/**
 * The client of a request. The address is not taken from headers, which anybody could forge: the server provides it.
 */
export function clientOf(headers: Pick<Headers, 'get'>, address = 'unknown'): Client {
  return {
    address,
    userAgent: headers.get('user-agent')?.slice(0, 512) ?? '',
    app: apps[headers.get('pf') ?? ''] ?? null,
  };
}
