'use client';

import { useState } from 'react';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { ErrorCode } from '@/lib/platform/shared/error-codes';

interface DeskAct<Answer> {
  act(): Promise<Answer>;
  onDone(answer: Answer): void;
  /** What to say of an error code; every other one has words of its own. */
  said?: Partial<Record<ErrorCode, string>>;
  /** After an error was said. */
  onFailed?(code: string): void;
}

/** Does one thing at a time at the desk of a channel; what goes wrong is said in a toast. */
export function useDeskAct() {
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);

  async function run<Answer>({ act, onDone, said = {}, onFailed }: DeskAct<Answer>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      onDone(await act());
    } catch (error) {
      const own = error instanceof AnswerError ? said[error.code as ErrorCode] : undefined;
      const { code, text } = problemOf(error);
      toast(own ?? text);
      onFailed?.(code);
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}
