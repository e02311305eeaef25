import type { Context } from '@/lib/platform/server/context';

/** Spends a proof of work. Throws ProofNeeded for one that is wrong, too old or spent. Not inside a transaction. */
export async function requireProof(_context: Context, _proof: string): Promise<void> {
  throw new Error('not yet');
}
