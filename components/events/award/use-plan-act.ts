import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { awardPlanQuery } from '@/lib/events/award/client/desk';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

/**
 * One change of a plan at a time. What is written stays where it fails: broken rules are said at their fields, everything else in
 * `problem`. Where somebody else has changed the plan, it is asked again, and the same press is then based on theirs.
 *
 * @param onRefused is told the same, for acts without a place of their own for it
 */
export function usePlanAct(contestId: string, onRefused?: (problem: string, rules: BrokenRules) => void) {
  const t = useTranslations('awardDesk');
  const queries = useQueryClient();
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [rules, setRules] = useState<BrokenRules>({});

  async function refuse(error: unknown): Promise<void> {
    if (!isFailure(error)) throw error;
    const { code, fields } = refusalOf(error);
    const broken = Object.fromEntries(fields.map(({ field, rule }) => [field, rule]));
    const text = fields.length > 0 ? '' : code === 'Changed' ? t('changed') : problemOf(error).text;
    setRules(broken);
    setProblem(text);
    onRefused?.(text, broken);
    await queries.invalidateQueries({ queryKey: awardPlanQuery(contestId).queryKey });
  }

  /** Whether it was done. */
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem('');
    setRules({});
    try {
      await work();
      return true;
    } catch (error) {
      await refuse(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, rules, setRules, act };
}
