import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Database } from './db/database';
import { siteSecret } from './site-secret';

/** What stands before the 32 bytes of an Ed25519 seed in PKCS 8, which is the form that Node reads (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 key of this name, the same on all nodes; its seed is a site secret. Not inside a transaction. */
export async function signingKey(db: Database, name: string): Promise<KeyObject> {
  const seed = Buffer.from(await siteSecret(db, name), 'base64url');
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}
