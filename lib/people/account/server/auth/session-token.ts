import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The stored form of a token: its SHA-256 in hex. A token is random, so unlike a password it needs neither salt nor a
 * slow hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The browser's `auth_token`, beside the cookie with the session's token. It proves that a call comes from a page of
 * ours, because other sites can send the cookie but cannot read this. It is useless alone (DESIGN 8).
 */
export function browserToken(sessionToken: string): string {
  return browserTokenOfHash(hashToken(sessionToken));
}

/** The same from the hash of the session's token. */
export function browserTokenOfHash(tokenHash: string): string {
  return createHmac('sha256', tokenHash).update('auth_token').digest('base64url');
}

/** Whether a bearer belongs to this cookie. Compares in constant time. */
export function isBrowserToken(bearer: string, sessionToken: string): boolean {
  const [given, right] = [Buffer.from(bearer), Buffer.from(browserToken(sessionToken))];
  return given.length === right.length && timingSafeEqual(given, right);
}
