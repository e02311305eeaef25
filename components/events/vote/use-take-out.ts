import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { takeOutVotes, type VoidedVotes } from '@/lib/events/vote/client/desk';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

type Rules = Readonly<Record<string, string>>;

/** Taking votes out: how many are out by now, and what is wrong, by fields or for the whole. */
export function useTakeOut(onVoided: () => void) {
  const t = useTranslations('entryDesk.votes');
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [voided, setVoided] = useState<number | null>(null);
  const [rules, setRules] = useState<Rules>({});
  const [problem, setProblem] = useState('');

  /** Whether all of them are out. */
  async function takeOut(votes: VoidedVotes): Promise<boolean> {
    setBusy(true);
    setProblem('');
    setVoided(null);
    try {
      await takeOutVotes(votes, setVoided);
      return true;
    } catch (error) {
      if (!isFailure(error)) throw error;
      const { code, fields } = refusalOf(error);
      setRules(Object.fromEntries(fields.map(({ field, rule }) => [field, rule])));
      if (code !== '400') setProblem(problemOf(error).text);
      else if (fields.some(({ field }) => field === 'entryId')) setProblem(t('decided'));
      return false;
    } finally {
      setBusy(false);
      onVoided();
    }
  }
  return { isBusy, voided, rules, setRules, problem, takeOut };
}
