import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import { signingKey } from '@/lib/platform/server/signing-key';
import { type EntryPass, readEntryCode, signedPart } from '../rules/entry-code';

/** The same key on all nodes: tickets are shown for as long as they are kept. Not inside a transaction. */
const entryKey = ({ db }: Pick<Context, 'db'>): Promise<KeyObject> => signingKey(db, 'ticket codes');

/** The code of a ticket, the content of its QR code: the same one each time. Not inside a transaction. */
export async function signEntryCode(context: Pick<Context, 'db'>, pass: EntryPass): Promise<string> {
  const signed = signedPart(pass);
  return `${signed}.${sign(null, Buffer.from(signed), await entryKey(context)).toString('base64url')}`;
}

/** What a code of ours says; null for any other text. Not inside a transaction. */
export async function checkEntryCode(context: Pick<Context, 'db'>, text: string): Promise<EntryPass | null> {
  const read = readEntryCode(text);
  if (!read) return null;
  const key = createPublicKey(await entryKey(context));
  const isOurs = verify(null, Buffer.from(read.signed), key, Buffer.from(read.signature, 'base64url'));
  return isOurs ? { ticketId: read.ticketId, activityId: read.activityId } : null;
}

/** The public key of the codes: 32 bytes, base64url. Not inside a transaction. */
export async function entryPublicKey(context: Pick<Context, 'db'>): Promise<string> {
  const { x } = createPublicKey(await entryKey(context)).export({ format: 'jwk' });
  if (x === undefined) throw new Error('An Ed25519 key has one coordinate.');
  return x;
}
