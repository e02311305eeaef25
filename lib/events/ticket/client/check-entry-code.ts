import { type EntryPass, readEntryCode } from '../rules/entry-code';

export { readEntryCode };

/** Imports the public key of the codes (32 bytes, base64url). Rejects where the browser knows no Ed25519, and on http. */
export async function importEntryKey(publicKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
}

/** What a code of ours says, checked without the server; null for any other text. */
export async function checkEntryCode(key: CryptoKey, text: string): Promise<EntryPass | null> {
  const read = readEntryCode(text);
  if (!read) return null;
  const signed = new TextEncoder().encode(read.signed);
  const isOurs = await crypto.subtle.verify('Ed25519', key, bytesOf(read.signature), signed);
  return isOurs ? { ticketId: read.ticketId, activityId: read.activityId } : null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
}
