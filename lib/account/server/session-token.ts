import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new token of 256 random bits, as text that fits a header and a cookie. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/**
 * What the database keeps of a token: its SHA-256 in hex. A token is random, so unlike a password it needs neither
 * salt nor a slow hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
