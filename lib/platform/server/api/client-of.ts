import type { Client } from '../context';

const apps: Record<string, Client['app']> = { '2': 'ios', '3': 'android' };

/** Where a request comes from. The preload has replaced the address that it claimed by the true one (`process/preload.mjs`). */
export function clientOf(headers: Pick<Headers, 'get'>): Client {
  return {
    address: headers.get('x-forwarded-for') ?? 'unknown',
    userAgent: headers.get('user-agent')?.slice(0, 512) ?? '',
    app: apps[headers.get('pf') ?? ''] ?? null,
  };
}
