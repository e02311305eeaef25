import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What one connection has of the network: an IPv4 address, or the 64 bits of an IPv6 one within which it may call itself
 * what it likes. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}
