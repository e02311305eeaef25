'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { solveProof } from '@/lib/proof/client/solve-proof';

/** How long a proof is sent that was made ahead, in ms; the server takes it for a little longer. */
const goodFor = 15 * 60_000;

interface MadeProof {
  proof: Promise<string>;
  until: number;
}

/**
 * The proof of work of a form. `prepare` begins it when the form is first touched, so that nobody waits for it at the end;
 * `spend` sends with it. One that has become too old is made anew, and so is one that the server did not take: once, since
 * the customer could do nothing else. It is called off with the screen.
 */
export function useLeadProof() {
  const t = useTranslations('cooperation.form');
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
      throw new AnswerError('ProofNeeded', t('proofFailed'));
    } finally {
      forget(taken);
    }
  }
  return {
    prepare: () => void begin(),
    /**
     * @throws what `send` throws, and what `call` throws where there is no challenge; ProofNeeded with words of its own where
     *   this browser cannot do the work
     */
    async spend<Answer>(send: (proof: string) => Promise<Answer>): Promise<Answer> {
      try {
        return await send(await take());
      } catch (error) {
        if (!(error instanceof AnswerError) || error.code !== 'ProofNeeded') throw error;
        return send(await take());
      }
    },
  };
}

/** Whether a form has words for it (`useProblemWords`). */
function isToldInWords(error: unknown): boolean {
  return error instanceof AnswerError || error instanceof ConnectionError || error instanceof ChunkError;
}
