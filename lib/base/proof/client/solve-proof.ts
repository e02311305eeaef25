import type { Challenge } from 'altcha-lib/types';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import * as calls from '../calls';
import type * as contract from '../contract';

const getProofChallenge: CallOf<typeof contract.getProofChallenge> = calls.getProofChallenge;

/** Timeout in ms, beyond which nobody would wait; the challenge itself is valid for 20 minutes. */
const longest = 120_000;

/**
 * Fetches a challenge and solves it: about a second on a phone. Returns a form's `proof`, which is valid once and for
 * 20 minutes. The solver is loaded with the first call.
 * The page stays responsive without a worker: WebCrypto derives each key in a thread of the browser, and the page runs
 * between two of them.
 *
 * @throws what `call` throws, ChunkError when the solver does not load, the signal's reason when it was aborted, and an
 * Error when the browser has no WebCrypto (an address without https) or took two minutes
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

/** The library takes a controller, but only reads whether it was aborted. */
function controllerOf(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}
