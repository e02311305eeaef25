import Bowser from 'bowser';
import ipaddr from 'ipaddr.js';
import type { Device } from '../contract';

const kinds: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'tablet' };

/** Describes a session's device. Anything unknown counts as a computer without a name. */
export function describeAgent(kind: 'web' | 'app', userAgent: string): Pick<Device, 'kind' | 'browser' | 'system'> {
  // The parser throws for an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || '-');
  const system = os.name ?? '';
  if (kind === 'app') return { kind, browser: '', system };
  return { kind: kinds[platform.type ?? ''] ?? 'computer', browser: system && (browser.name ?? ''), system };
}

/**
 * A network address that still identifies the network: the last part of an IPv4 address hidden, the last half of an
 * IPv6 one.
 */
export function maskAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString().replace(/\d+$/, '*');
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}:*`;
}
