import type { Challenge } from 'altcha-lib/types';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import * as calls from '../calls';
import type * as contract from '../contract';

const getProofChallenge: CallOf<typeof contract.getProofChallenge> = calls.getProofChallenge;

/** A browser that needs longer is one on which nobody waits, in ms; the challenge itself is good for 20 minutes. */
const longest = 120_000;

/**
 * Asks for a challenge and solves it: about a second on a phone. Returns what a form sends as `proof`, which is good once and
 * for 20 minutes. What solves it is loaded with the first call.
 *
 * The page stays free meanwhile without a worker of ours: WebCrypto derives each key in a thread of the browser, and between
 * two of them the page gets its turn.
 *
 * @throws what `call` throws, ChunkError when what solves it does not load, the signal's reason when it was aborted, and an
 *   Error when the browser has no WebCrypto (an address without https) or took two minutes
 */
export async function solveProof(signal?: AbortSignal): Promise<string> {
  const [challenge, [{ solveChallenge }, { deriveKey }]] = await Promise.all([
    call(getProofChallenge, {}, { signal }),
    importWithTimeout(() => Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]), 'proof'),
  ]);
  const solution = await solveChallenge({
    challenge: challenge as unknown as Challenge,
    deriveKey,
    controller: controllerOf(signal),
    timeout: longest,
  });
  signal?.throwIfAborted();
  if (!solution) throw new Error('The proof of work took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The library takes a controller, of which it asks only whether the work is off. */
function controllerOf(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}
