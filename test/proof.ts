import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { getProofChallenge } from '@/lib/base/proof/server/get-proof-challenge';
import type { Context } from '@/lib/platform/server/context';

/** A challenge of the context's database, solved as in a browser but with almost no work. */
export async function solvedProof(context: Context): Promise<string> {
  const challenge = await getProofChallenge(context, {}, { rounds: 10, steps: 3 });
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
