import { useState } from 'react';
import { useProblemWords } from './use-problem-words';

/** Does one thing at a time by calls that are made `quiet`, and keeps the words of what failed until the next. */
export function useOneAct() {
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function act(work: () => Promise<unknown>) {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  return { act, isPending, problem };
}
