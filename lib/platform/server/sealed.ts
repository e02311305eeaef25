import { createHmac, timingSafeEqual } from 'node:crypto';

/** An HMAC-SHA-256 in base64url. */
const signatureLength = 43;

/** A signed text: the signature and the text, only with characters that need no escaping in addresses. */
export function seal(key: Buffer, about: string, said: string): string {
  return sign(key, about, said) + Buffer.from(said).toString('base64url');
}

/** The text of a valid signature for this purpose; null for anything else. Constant-time. */
export function unseal(key: Buffer, about: string, sealed: string): string | null {
  if (!/^[\w-]+$/.test(sealed)) return null;
  const said = Buffer.from(sealed.slice(signatureLength), 'base64url').toString();
  // Several spellings decode to the same bytes: only our own is valid.
  const [given, right] = [Buffer.from(sealed), Buffer.from(seal(key, about, said))];
  return given.length === right.length && timingSafeEqual(given, right) ? said : null;
}

/** As JSON, so that different pairs have different texts. */
function sign(key: Buffer, about: string, said: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([about, said]))
    .digest('base64url');
}
