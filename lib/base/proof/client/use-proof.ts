'use client';

import { useEffect, useRef, useState } from 'react';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { solveProof } from './solve-proof';

/** How long a proof made in advance is sent, in ms; the server accepts it a little longer. */
const goodFor = 15 * 60_000;

interface MadeProof {
  proof: Promise<string>;
  until: number;
}

/** Sends a request with or without a proof of work. */
export type SendWithProof<Answer> = (proof: string | undefined) => Promise<Answer>;
/** Sends a request, and again with a proof if the server demands one. */
export type PayIfAsked = <Answer>(send: SendWithProof<Answer>) => Promise<Answer>;

/**
 * The proof of work of a form that always needs one, or only when the server demands it (`payIfAsked`).
 * `prepare` starts it when the form is first touched, so that nobody waits for it at the end; `spend` sends with it. An
 * expired proof is made again, and so, once, is one that the server rejects. It is aborted with the screen.
 *
 * @param failed message where this browser cannot do the work
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
    // A failed proof is dropped: submitting tries again and shows the error.
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
  /** Makes the proof while the person can see the progress. */
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
    /** Whether `payIfAsked` is making a proof. */
    isWorking,
    /** Throws as `spend` does. */
    payIfAsked,
    /**
     * @throws what `send` throws, and what `call` throws where there is no challenge; ProofNeeded with a message of its
     * own where this browser cannot do the work
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

/** Whether a form has a message for it (`useProblemWords`). */
function isToldInWords(error: unknown): boolean {
  return error instanceof AnswerError || error instanceof ConnectionError || error instanceof ChunkError;
}
