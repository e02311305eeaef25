import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import { signingKey } from '@/lib/platform/server/signing-key';

/** The key of all results of a site, with what is published of it. */
export interface ResultKey {
  key: KeyObject;
  /** SPKI as PEM. */
  publicPem: string;
  /** The first 16 digits of the SHA-256 of the public key (SPKI, DER). */
  id: string;
}

/** The same key on all nodes; it must stay for as long as results are checked, so that a backup has it. Not inside a transaction. */
export async function resultKey({ db }: Pick<Context, 'db'>): Promise<ResultKey> {
  const key = await signingKey(db, 'contest results');
  const open = createPublicKey(key);
  const digest = createHash('sha256').update(open.export({ format: 'der', type: 'spki' }));
  return {
    key,
    publicPem: String(open.export({ format: 'pem', type: 'spki' })),
    id: digest.digest('hex').slice(0, 16),
  };
}
