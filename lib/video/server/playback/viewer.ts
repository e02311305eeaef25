import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from '@/lib/platform/server/context';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { playSecrets } from './secrets';

/** No person's id begins so. */
const visitorMark = 'visitor:';

/**
 * Who watches, for counting: the person, or a digest of where a visitor comes from. It is made with a key of the Beijing
 * day, so that it tells nobody's ways from one day to the next.
 */
export async function viewerOf(context: Context): Promise<string> {
  if (context.caller) return context.caller.personId;
  const key = (await playSecrets(context)).viewersOn(beijingDay(context.now()));
  return visitorMark + createHmac('sha256', key).update(networkOf(context.client.address)).digest('base64url');
}

/**
 * What one connection has of the network: an IPv4 address, or the 64 bits of an IPv6 one within which it may call itself
 * what it likes.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}
