import { createHmac, timingSafeEqual } from 'node:crypto';

/** An HMAC-SHA-256 in base64url. */
const signatureLength = 43;

/** What is said, signed: the signature and what was said, only of characters that an address takes as they are. */
export function seal(key: Buffer, about: string, said: string): string {
  return sign(key, about, said) + Buffer.from(said).toString('base64url');
}

/** What was said about this, when it was we who said it; null for anything else. Takes as long whatever differs. */
export function unseal(key: Buffer, about: string, sealed: string): string | null {
  if (!/^[\w-]+$/.test(sealed)) return null;
  const said = Buffer.from(sealed.slice(signatureLength), 'base64url').toString();
  // Several spellings decode to the same: only our own is good.
  const [given, right] = [Buffer.from(sealed), Buffer.from(seal(key, about, said))];
  return given.length === right.length && timingSafeEqual(given, right) ? said : null;
}

/** As JSON, so that no two pairs are the same text. */
function sign(key: Buffer, about: string, said: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([about, said]))
    .digest('base64url');
}
