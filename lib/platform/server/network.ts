import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network of a client: an IPv4 address, or the first 64 bits of an IPv6 address, whose host part a client may
 * choose freely. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}
