import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What the database keeps of a token: its SHA-256 in hex. A token is random, so unlike a password it needs neither
 * salt nor a slow hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * What a browser keeps as `auth_token` beside the cookie that holds the session's token: proof that a call comes from a
 * page of ours (a page of another site sends the cookie but cannot read this), and worthless alone (DESIGN 8).
 */
export function browserToken(sessionToken: string): string {
  return browserTokenOfHash(hashToken(sessionToken));
}

/** The same, for a session of which only the token's hash is at hand. */
export function browserTokenOfHash(tokenHash: string): string {
  return createHmac('sha256', tokenHash).update('auth_token').digest('base64url');
}

/** Whether a bearer is what the browser keeps beside this cookie; takes as long whatever differs. */
export function isBrowserToken(bearer: string, sessionToken: string): boolean {
  const [given, right] = [Buffer.from(bearer), Buffer.from(browserToken(sessionToken))];
  return given.length === right.length && timingSafeEqual(given, right);
}
