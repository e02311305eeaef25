import { createHash, timingSafeEqual } from 'node:crypto';
import { CodedError } from '@/lib/platform/shared/error-codes';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The time of an address, in seconds: it is valid until so much later, as its domain says. */
export const timeOf = (until: number, validSeconds: number) => Math.floor(until / 1000) - validSeconds;

/**
 * `auth_key` of Alibaba Cloud, type A: of a path without query, at a time in seconds. Two addresses of one path and time are the same:
 * the random part is left out.
 */
export function aliyunAuth(path: string, { at, key }: { at: number; key: string }): string {
  return `${at}-0-0-${md5(`${path}-${at}-0-0-${key}`)}`;
}

/** `txSecret` and `txTime` of Tencent Cloud: of a stream's name, at a time in seconds. */
export function tencentAuth(name: string, { at, key }: { at: number; key: string }): URLSearchParams {
  const txTime = at.toString(16).toUpperCase();
  return new URLSearchParams({ txSecret: md5(`${key}${name}${txTime}`), txTime });
}

/** `ALI-LIVE-SIGNATURE` of a callback about streams: of the domain that they are sent to, and the seconds of the callback. */
export const aliyunCallbackSign = (pushHost: string, seconds: string, key: string) =>
  md5(`${pushHost}|${seconds}|${key}`);

/** `sign` of a callback of Tencent Cloud, which ends at `t`, in seconds. */
export const tencentCallbackSign = (t: number, key: string) => md5(`${key}${t}`);

/** Throws Forbidden for another signature than the expected one. */
export function requireSign(given: string, expected: string): void {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new CodedError('Forbidden');
}
