import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDeskActs } from '@/lib/careers/application/client/desk';
import { AnswerError } from '@/lib/platform/client/errors';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

/** Does something with an application; one that has changed meanwhile is read again. */
export function useDeskAct(id: string) {
  const t = useTranslations('applicationDesk.move');
  const acts = useDeskActs();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  /** Whether it was done. */
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      const isChanged = error instanceof AnswerError && error.code === 'Changed';
      setProblem(isChanged ? t('changed') : problemOf(error).text);
      if (isChanged) void acts.renew(id);
      return false;
    } finally {
      setPending(false);
    }
  }
  return { act, acts, isPending, problem };
}
