import { createHmac } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import { siteSecret } from '@/lib/platform/server/site-secret';

/** The keys for signing challenges and encrypting their answers. */
export interface ProofSecrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/** The secrets of a database, the same on all nodes. Not inside a transaction. */
export async function proofSecrets({ db }: Pick<Context, 'db'>): Promise<ProofSecrets> {
  const secret = await siteSecret(db, 'proof');
  const secretFor = (use: string) => createHmac('sha256', secret).update(use).digest('base64url');
  return { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('answer') };
}
