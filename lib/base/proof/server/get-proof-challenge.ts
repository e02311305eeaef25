import { randomInt } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import type { getProofChallenge as contract } from '../contract';
import { algorithm, goodFor, usualDifficulty } from '../rules/difficulty';
import { proofSecrets } from './secrets';

/**
 * A new challenge, valid for 20 minutes. It is not stored: it contains our signature, and the answer encrypted with our
 * second secret. The third argument overrides the amount of work.
 */
export async function getProofChallenge(
  context: Context,
  _input: Record<string, never> = {},
  { rounds, steps } = usualDifficulty,
): Promise<DataOf<typeof contract>> {
  const { parameters, signature } = await createChallenge({
    ...(await proofSecrets(context)),
    algorithm,
    deriveKey,
    cost: rounds,
    counter: randomInt(1, steps + 1),
    // Not the library's `expiresAt`, which it compares with the machine's clock instead of the context's.
    data: { goodUntil: context.now() + goodFor },
  });
  if (signature === undefined) throw new Error('The challenge came without its signature.');
  return { parameters: { ...parameters }, signature };
}
