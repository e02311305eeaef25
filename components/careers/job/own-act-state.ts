'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useJobActs } from '@/lib/careers/job/client/own-jobs';
import type { OwnJob } from '@/lib/careers/job/contract';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { RowAct } from './own-standing';

/** What is asked before an act, or instead of one that is not possible yet. */
export type Asked = Exclude<RowAct, 'pause' | 'resume' | 'withdraw'> | 'buyPosts' | 'buyRefreshes' | 'lastDay';

/** What costs something or cannot be undone is asked about first. */
const isAskedFirst = (act: RowAct): act is Exclude<RowAct, 'pause' | 'resume' | 'withdraw'> =>
  !['pause', 'resume', 'withdraw'].includes(act);

/** What a refused act asks instead. */
const instead: Partial<Record<string, Asked>> = {
  PostsUsedUp: 'buyPosts',
  RefreshesUsedUp: 'buyRefreshes',
  '400': 'lastDay',
};

/** Does something with a job of the caller's company, one thing at a time, and says how it ended. */
export function useActOnJob({ id, revision }: Pick<OwnJob, 'id' | 'revision'>) {
  const t = useTranslations('jobManage.acts');
  const acts = useJobActs();
  const problemOf = useProblemWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [acting, setActing] = useState<RowAct | null>(null);

  function work(act: RowAct): Promise<unknown> {
    if (act === 'remove') return acts.remove(id);
    return act === 'withdraw' ? acts.withdraw(id) : acts.act(id, revision, act);
  }
  function tell(act: RowAct, error: unknown) {
    if (!isFailure(error)) throw error;
    const { code } = refusalOf(error);
    if (code === 'Changed') void acts.outdate();
    // The calls of these two report their errors.
    if (act === 'remove' || act === 'withdraw') return;
    const question = instead[code];
    if (question) setAsked(question);
    else toast(code === 'Changed' ? t('changed') : problemOf(error).text);
  }
  async function run(act: RowAct) {
    if (acting) return;
    setAsked(null);
    setActing(act);
    try {
      await work(act);
      toast(t(`${act}.done`));
    } catch (error) {
      tell(act, error);
    } finally {
      setActing(null);
    }
  }
  return {
    asked,
    acting,
    ask: (act: RowAct) => (isAskedFirst(act) ? setAsked(act) : void run(act)),
    confirm: (act: RowAct) => void run(act),
    cancel: () => setAsked(null),
  };
}

export type ActOnJob = ReturnType<typeof useActOnJob>;
