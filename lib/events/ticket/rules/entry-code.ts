/** What the code of a ticket says: `v1.<payload>.<signature>`, both parts base64url. */
export interface EntryPass {
  ticketId: string;
  activityId: string;
}

/** A code in its form. Whether it is ours only its signature tells. */
export interface ReadCode extends EntryPass {
  /** What the signature is of. */
  signed: string;
  /** Ed25519, 64 bytes as base64url. */
  signature: string;
}

const version = 'v1';
/** 64 bytes are 86 characters of base64url. */
const form = /^v1\.([\w-]{1,180})\.([\w-]{86})$/;
const pass = /^([\w-]{1,64})\/([\w-]{1,64})$/;

/** The part of a code that is signed. Ids are of letters, digits, `_` and `-`. */
export function signedPart({ ticketId, activityId }: EntryPass): string {
  const payload = btoa(`${ticketId}/${activityId}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${version}.${payload}`;
}

/**
 * Reads a code by its form alone, in the browser and on the server; null for a text of another form. Spaces around it are
 * left out, because hand scanners add some.
 */
export function readEntryCode(text: string): ReadCode | null {
  const [, payload = '', signature = ''] = form.exec(text.trim()) ?? [];
  const [, ticketId, activityId] = pass.exec(fromBase64url(payload)) ?? [];
  if (ticketId === undefined || activityId === undefined) return null;
  const signed = signedPart({ ticketId, activityId });
  // One way to write a code: base64 whose last bits differ would be another code of the same ticket.
  return signed === `${version}.${payload}` ? { ticketId, activityId, signed, signature } : null;
}

function fromBase64url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
