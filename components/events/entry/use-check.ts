import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deskEntryPath, useCheckEntry } from '@/lib/events/entry/client/desk';
import type { ContestEntryDetail } from '@/lib/events/entry/contract';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/** The formal check of an entry; once it is done, the next one that is to be checked takes its place. */
export function useCheck({ id, contestId, number, revision, nextUncheckedId }: ContestEntryDetail) {
  const t = useTranslations('entryDesk.check');
  const ruleWords = useTranslations('entryDesk.rules');
  const check = useCheckEntry();
  const problemOf = useProblemWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  /** The refused reason is said at its field, everything else for the whole. */
  const [problem, setProblem] = useState<{ text: string; isOfReason: boolean } | null>(null);

  /** Whether it was done. */
  async function send(isPassed: boolean, reason = ''): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await check({ id, revision, isPassed, reason });
      toast(t(isPassed ? 'passed' : 'failed', { number }));
      // Replaced, so that going back leads to the list, however many were checked.
      if (nextUncheckedId) router.replace(deskEntryPath(contestId, nextUncheckedId));
      return true;
    } catch (error) {
      if (!isFailure(error)) throw error;
      const { code, fields } = refusalOf(error);
      const rule = fields.find(({ field }) => field === 'reason')?.rule as 'other' | undefined;
      if (rule) setProblem({ text: ruleWords(ruleWords.has(rule) ? rule : 'other'), isOfReason: true });
      else setProblem({ text: code === 'Changed' ? t('changed') : problemOf(error).text, isOfReason: false });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, send };
}

export type Check = ReturnType<typeof useCheck>;
