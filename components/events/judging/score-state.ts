import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { assignmentQuery, useJudgingActs, type WrittenScore } from '@/lib/events/judging/client/judgings';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { Assignment, JudgingDetail } from '@/lib/events/judging/contract';
import { missingScores, totalOf } from '@/lib/events/judging/rules/total';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';
import { countCharacters } from '@/lib/platform/shared/characters';

/** Delay in ms after the last change before a draft is saved. */
const pause = 1500;

/** The scores of a judge for an entry: a draft is saved as it is written, what was sent only on demand, since it counts. */
export function useScore(first: Assignment, { criteria, needsReason }: JudgingDetail) {
  const acts = useJudgingActs();
  const queries = useQueryClient();
  const problemOf = useProblemWords();
  const { saver, state } = useScoreSaver(first);
  const [isSending, setSending] = useState(false);
  /** Grows with each refused press: the first field that lacks something then takes the focus. */
  const [refusals, setRefusals] = useState(0);
  const { saved, typed, status, error } = state;
  const { scores } = typed;
  const missing = missingScores(criteria, { scores, comment: typed.comment.trim(), needsReason });
  const isScored = saved.state === 'scored';

  async function write(): Promise<boolean> {
    if (missing.length > 0) return false;
    if (!(await saver.save())) return false;
    // What was sent before counts by the save alone.
    if (!isScored) await saver.apply(({ revision }) => acts.save(saved.id, typed, { revision, isSent: true }));
    return true;
  }
  async function send(): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    try {
      const isDone = await write();
      if (!isDone) setRefusals((count) => count + 1);
      return isDone;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      // Whether it still takes scores may have changed.
      void queries.invalidateQueries({ queryKey: assignmentQuery(saved.id).queryKey });
      if (refusalOf(failure).fields.length > 0) setRefusals((count) => count + 1);
      return false;
    } finally {
      setSending(false);
    }
  }
  return {
    ...{ ...state, assignment: saved, isSending, isScored, refusals, send },
    problem: error && problemOf(error),
    /** What is missing is said after the first press that it stops. */
    rules: { ...(refusals > 0 ? rulesOf(missing) : {}), ...state.rules } as BrokenRules,
    /** What has been written stays in sight until it is saved, also when no scores are taken any more. */
    isReadOnly: !saved.isEditable && status === 'saved',
    /** In thousandths; null before all criteria have a score. */
    total: criteria.every(({ id }) => scores[id] !== undefined) ? totalOf(criteria, scores) : null,
    unscored: criteria.filter(({ id }) => scores[id] === undefined).length,
    score: (criterionId: string, score: number) => saver.change({ scores: { ...scores, [criterionId]: score } }),
    comment: (comment: string) => saver.change({ comment }),
    reload: () => saver.reload(),
    saveOver: () => saver.saveOver(),
    forget: () => saver.forget(),
  };
}

export type EditedScore = ReturnType<typeof useScore>;

const rulesOf = (missing: readonly { field: string; rule: string }[]) =>
  Object.fromEntries(missing.map(({ field, rule }) => [field, rule]));

function useScoreSaver(first: Assignment) {
  const { id } = first;
  const acts = useJudgingActs();
  const queries = useQueryClient();
  const unsaved = useTranslations('judging.score.save')('kept');
  const query = assignmentQuery(id);
  const { data = first } = useQuery({ ...query, initialData: first, refetchOnWindowFocus: true });
  return useSaver(
    () =>
      // Going back restores an old page, while newer saves are known here.
      new Saver<Assignment, WrittenScore>(data.revision > first.revision ? data : first, {
        ...{ key: `score-unsaved:${id}`, pause, typedOf: scoreOf, isSaved },
        save: (typed, { revision }) => acts.save(id, typed, { revision, isSent: false }),
        read: () => queries.fetchQuery(query),
        isAuto: ({ state }) => state === 'open',
        check: ({ comment }) =>
          countCharacters(comment.trim()) > judgingLimits.comment ? { comment: 'comment' } : null,
        restore: (kept) => (isWrittenScore(kept) ? kept : null),
        onUnsaved: () => toast(unsaved),
      }),
    data,
  );
}

const scoreOf = ({ scores, comment }: Assignment): WrittenScore => ({
  scores: Object.fromEntries(scores.map(({ criterionId, score }) => [criterionId, score])),
  comment,
});

/** Whether the server has these scores, as after a save whose answer was lost. */
function isSaved(typed: WrittenScore, saved: Assignment): boolean {
  const has = scoreOf(saved);
  const ids = Object.keys(typed.scores);
  return (
    typed.comment.trim() === has.comment &&
    ids.length === saved.scores.length &&
    ids.every((id) => typed.scores[id] === has.scores[id])
  );
}

function isWrittenScore(kept: unknown): kept is WrittenScore {
  const { scores, comment } = (kept ?? {}) as Partial<WrittenScore>;
  return typeof comment === 'string' && typeof scores === 'object' && scores !== null;
}
