import { useState } from 'react';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { FieldError } from '@/lib/platform/shared/error-codes';

/** Something that is done by a press: whether it is under way, and why it failed. */
export function useAct() {
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What breaks a rule; its words are the screen's. */
  const [fields, setFields] = useState<readonly FieldError[]>([]);
  return {
    isBusy,
    problem,
    fields,
    /** Runs it, one at a time; true on success. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      if (isBusy) return false;
      setBusy(true);
      setProblem(null);
      setFields([]);
      try {
        await work();
        return true;
      } catch (error) {
        if (!isFailure(error)) throw error;
        const refusal = refusalOf(error);
        if (refusal.fields.length > 0) setFields(refusal.fields);
        else setProblem(problemOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
