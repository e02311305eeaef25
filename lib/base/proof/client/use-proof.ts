'use client';

import { useEffect, useRef, useState } from 'react';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { solveProof } from './solve-proof';

/** How long a proof is sent that was made ahead, in ms; the server takes it for a little longer. */
const goodFor = 15 * 60_000;

interface MadeProof {
  proof: Promise<string>;
  until: number;
}

/** Sends something with a proof of work, or without one. */
export type SendWithProof<Answer> = (proof: string | undefined) => Promise<Answer>;
/** Sends something, and once more with a proof when one is asked for. */
export type PayIfAsked = <Answer>(send: SendWithProof<Answer>) => Promise<Answer>;

/**
 * The proof of work of a form that always needs one, or only when it is asked for (`payIfAsked`).
 *
 * `prepare` begins it when the form is first touched, so that nobody waits for it at the end; `spend` sends with it. One that
 * has become too old is made anew, and so is one that the server did not take: once, since the person could do nothing else.
 * It is called off with the screen.
 *
 * @param failed what to say where this browser cannot do the work
 */
export function useProof(failed: string) {
  const [isWorking, setWorking] = useState(false);
  const made = useRef<MadeProof | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  function begin(): Promise<string> {
    if (made.current && Date.now() < made.current.until) return made.current.proof;
    if (!leaving.current || leaving.current.signal.aborted) leaving.current = new AbortController();
    const begun = { proof: solveProof(leaving.current.signal), until: Date.now() + goodFor };
    made.current = begun;
    // One that failed is no proof: the press of the button asks again and says what is wrong.
    begun.proof.catch(() => forget(begun));
    return begun.proof;
  }
  function forget(begun: MadeProof | null) {
    if (made.current === begun) made.current = null;
  }
  async function take(): Promise<string> {
    const proof = begin();
    const taken = made.current;
    try {
      return await proof;
    } catch (error) {
      if (isToldInWords(error)) throw error;
      throw new AnswerError('ProofNeeded', failed);
    } finally {
      forget(taken);
    }
  }
  /** Waits for the proof where the person can see it. */
  async function work(): Promise<string> {
    setWorking(true);
    try {
      return await take();
    } finally {
      setWorking(false);
    }
  }
  const payIfAsked: PayIfAsked = async (send) => {
    try {
      return await send(undefined);
    } catch (error) {
      if (!isProofNeeded(error)) throw error;
      return send(await work());
    }
  };
  return {
    prepare: () => void begin(),
    /** Whether the person waits for the proof that `payIfAsked` makes. */
    isWorking,
    /** Throws as `spend` does. */
    payIfAsked,
    /**
     * @throws what `send` throws, and what `call` throws where there is no challenge; ProofNeeded with words of its own where
     *   this browser cannot do the work
     */
    async spend<Answer>(send: (proof: string) => Promise<Answer>): Promise<Answer> {
      try {
        return await send(await take());
      } catch (error) {
        if (!isProofNeeded(error)) throw error;
        return send(await take());
      }
    },
  };
}

function isProofNeeded(error: unknown): boolean {
  return error instanceof AnswerError && error.code === 'ProofNeeded';
}

/** Whether a form has words for it (`useProblemWords`). */
function isToldInWords(error: unknown): boolean {
  return error instanceof AnswerError || error instanceof ConnectionError || error instanceof ChunkError;
}
