import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { roundQuery, useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import type { Round } from '@/lib/events/judging/contract';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import { isRoundValues, isSaved, type RoundValues, roundValues, toChange, wrongInValues } from './edit-values';

/** Delay in ms after the last change before a round is saved. */
const pause = 1500;

/** A round that is not open yet in its editor, and its opening. It is saved while it is written. */
export function useEditRound(round: Round) {
  const { id } = round;
  const acts = useRoundActs();
  const queries = useQueryClient();
  const problemOf = useProblemWords();
  const unsaved = useTranslations('judgingDesk.save')('kept');
  const [isOpening, setOpening] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** All that the server said is missing when it was asked to open it. */
  const [lacks, setLacks] = useState<readonly FieldError[]>([]);
  const { saver, state } = useSaver(
    () =>
      new Saver<Round, RoundValues>(round, {
        ...{ key: `round-unsaved:${id}`, pause, typedOf: roundValues, isSaved, check: wrongInValues },
        save: (values, { revision }) => acts.save(toChange(values, { id, contestId: round.contestId, revision })),
        read: () => queries.fetchQuery(roundQuery(id)),
        restore: (kept) => (isRoundValues(kept) ? kept : null),
        onUnsaved: () => toast(unsaved),
      }),
    round,
  );
  const { error } = state;

  async function open(): Promise<boolean> {
    if (!(await saver.save())) return false;
    await saver.apply(({ revision }) => acts.open(id, revision));
    return true;
  }
  return {
    ...state,
    round: state.saved,
    ...{ isOpening, refusals, lacks },
    problem: error && problemOf(error),
    change: (part: Partial<RoundValues>) => saver.change(part),
    reload: () => saver.reload(),
    saveOver: () => saver.saveOver(),
    forget: () => saver.forget(),
    /** Saves and opens it; true on success. */
    async open(): Promise<boolean> {
      if (isOpening) return false;
      setOpening(true);
      setLacks([]);
      try {
        const isDone = await open();
        if (!isDone) setRefusals((count) => count + 1);
        return isDone;
      } catch (failure) {
        if (!isFailure(failure)) throw failure;
        setLacks(refusalOf(failure).fields);
        return false;
      } finally {
        setOpening(false);
      }
    },
  };
}

export type EditedRound = ReturnType<typeof useEditRound>;
