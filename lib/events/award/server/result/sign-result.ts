import { sign } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ResultDocument } from '../../contract/document';
import type { ResultKey } from './result-key';

/** A result as it is stored and handed out. */
export interface SignedResult {
  /** Canonical JSON (RFC 8785). */
  document: string;
  /** Ed25519 of its UTF-8, base64. */
  signature: string;
  key_id: string;
}

/** Signs a result. The same one is the same bytes and, as Ed25519 takes no random number, the same signature. */
export function signResult(result: ResultDocument, { key, id }: ResultKey): SignedResult {
  const document = canonicalize(result);
  if (document === undefined) throw new Error('A result is an object.');
  return { document, signature: sign(null, Buffer.from(document), key).toString('base64'), key_id: id };
}
