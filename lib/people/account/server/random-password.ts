import { randomBytes } from 'node:crypto';

/** A random password that is safe to copy: 16 letters, digits, `-` and `_`. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}
