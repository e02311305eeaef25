import type { Client } from '../context';

const apps: Record<string, Client['app']> = { '2': 'ios', '3': 'android' };

/** Where a request comes from. Its headers cannot say the address, which anybody could forge: whoever serves it knows. */
export function clientOf(headers: Pick<Headers, 'get'>, address = 'unknown'): Client {
  return {
    address,
    userAgent: headers.get('user-agent')?.slice(0, 512) ?? '',
    app: apps[headers.get('pf') ?? ''] ?? null,
  };
}
