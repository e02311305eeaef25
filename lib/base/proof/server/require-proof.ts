import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { proofSecrets } from './secrets';

/** What a browser sends: our unchanged challenge, and the number that it found with its key. */
const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ goodUntil: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type Solved = z.output<typeof solved>;

/** Uses up a proof of work. Throws ProofNeeded for one that is wrong, expired or used. Not inside a transaction. */
export async function requireProof(context: Context, proof: string): Promise<void> {
  const read = readProof(proof);
  const isGood = read !== null && (await isRight(context, read)) && (await spend(context, read.challenge));
  if (!isGood) throw new CodedError('ProofNeeded');
}

function readProof(proof: string): Solved | null {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data ?? null;
  } catch (error) {
    // Only invalid JSON throws here.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** No key is derived: the challenge contains the right answer, encrypted. */
async function isRight(context: Context, { challenge, solution }: Solved): Promise<boolean> {
  if (challenge.parameters.data.goodUntil <= context.now()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await proofSecrets(context)) });
  return verified;
}

/** Marks the challenge as used: of any number of concurrent calls, exactly one succeeds. */
async function spend(context: Context, { parameters, signature }: Solved['challenge']): Promise<boolean> {
  const spent = await context.db.transaction((tx) =>
    tx
      .insertInto('proof_used')
      .values({ id: signature, expires_at: parameters.data.goodUntil })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return spent !== undefined;
}
