import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';

/** What challenges are signed with, and what their answers are sealed with. */
export interface ProofSecrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

const slot = globalThis as typeof globalThis & { lightfieldProofSecrets?: WeakMap<Database, Promise<ProofSecrets>> };

/**
 * The secrets of a database, the same on all nodes; whoever comes first makes them. Next keeps several module graphs in one
 * process, hence the global. Not inside a transaction.
 */
export function proofSecrets({ db }: Pick<Context, 'db'>): Promise<ProofSecrets> {
  slot.lightfieldProofSecrets ??= new WeakMap();
  const known = slot.lightfieldProofSecrets.get(db);
  if (known) return known;
  const fresh = findSecret(db).then(toSecrets);
  slot.lightfieldProofSecrets.set(db, fresh);
  // Who asked gets the error; the next one tries anew.
  fresh.catch(() => slot.lightfieldProofSecrets?.delete(db));
  return fresh;
}

async function findSecret(db: Database): Promise<string> {
  const kept = await readSecret(db);
  if (kept !== undefined) return kept;
  const value = randomBytes(32).toString('base64url');
  await db.transaction((tx) =>
    tx
      .insertInto('proof_secret')
      .values({ id: 'secret', value })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  const settled = await readSecret(db);
  if (settled === undefined) throw new Error('The secret of proofs was written and is not there.');
  return settled;
}

async function readSecret(db: Database): Promise<string | undefined> {
  const row = await db.read.selectFrom('proof_secret').select('value').where('id', '=', 'secret').executeTakeFirst();
  return row?.value;
}

function toSecrets(secret: string): ProofSecrets {
  const secretFor = (use: string) => createHmac('sha256', secret).update(use).digest('base64url');
  return { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('answer') };
}
