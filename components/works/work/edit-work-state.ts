import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import type { SaverParts } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';
import { useWorkActs, workQuery } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { type EditValues, editValues, isSaved, toChange } from './edit-values';

/** A work while it is edited, and its actions. It follows the processing of its film and saves from elsewhere. */
export function useEditWork(first: WorkDraft) {
  const { id } = first;
  const acts = useWorkActs();
  const queries = useQueryClient();
  const { saver, state } = useWorkSaver(first);
  const { saved: draft, typed: values, error, status } = state;
  const problemOf = useProblemWords();
  const [refusals, setRefusals] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isSubmitAsked, setSubmitAsked] = useState(false);

  async function press(work: () => Promise<boolean>): Promise<boolean> {
    const isDone = await work();
    if (!isDone) setRefusals((count) => count + 1);
    return isDone;
  }
  /** False when it failed; the error is then reported. */
  async function apply(work: (seen: { revision: number }) => Promise<WorkDraft>): Promise<boolean> {
    try {
      await saver.apply(work);
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setSubmitAsked(refusalOf(failure).code === 'ProhibitedWords');
      // The cause may be an outdated state of the work.
      void queries.invalidateQueries({ queryKey: workQuery(id).queryKey });
      return false;
    }
  }
  const problem: Problem | null = error ? problemOf(error) : null;
  const asked: 'save' | 'submit' | null = isSubmitAsked ? 'submit' : status === 'asking' ? 'save' : null;
  return {
    ...{ ...state, draft, values, problem, refusals, isSubmitting, asked },
    ...{ isAuto: saver.isAuto, isReadOnly: draft.isInContest },
    change: (part: Partial<EditValues>) => saver.change(part),
    save: (acknowledged = false) => press(() => saver.save(acknowledged)),
    /** Saves and submits; true on success. */
    async submit(acknowledged = false): Promise<boolean> {
      if (isSubmitting) return false;
      setSubmitting(true);
      const handIn = () => apply(({ revision }) => acts.submit(id, revision, acknowledged));
      return press(async () => (await saver.save(acknowledged)) && handIn()).finally(() => setSubmitting(false));
    },
    /** Unsaved changes stay, and are saved as those of a draft. */
    withdraw: () => apply(() => acts.withdraw(id)),
    async remove(): Promise<void> {
      await acts.remove(id);
      saver.forget();
    },
    /** The question about prohibited words was answered. */
    answer() {
      setSubmitAsked(false);
      saver.decline();
    },
    /** Replaces the values by those of the server. */
    reload: () => saver.reload(),
    /** Saves the values over those that were saved elsewhere. */
    saveOver: () => press(() => saver.saveOver()),
  };
}

export type EditedWork = ReturnType<typeof useEditWork>;

/** Delay in ms after the last change before a draft is saved. */
const pause = 1500;

/** A draft is saved automatically; a public or submitted work only on demand, since others read it. */
function useWorkSaver(first: WorkDraft) {
  const { id } = first;
  const acts = useWorkActs();
  const queries = useQueryClient();
  const unsaved = useTranslations('workEdit.save')('kept');
  const { data } = useQuery({ ...workQuery(id), initialData: first, refetchOnWindowFocus: true });
  const parts: SaverParts<WorkDraft, EditValues> = {
    ...{ key: `work-unsaved:${id}`, pause, typedOf: editValues, settled: editValues, isSaved },
    save: (values, { revision, acknowledged }) => acts.save({ ...toChange(values, { id, revision }), acknowledged }),
    read: () => queries.fetchQuery(workQuery(id)),
    isAuto: ({ state }) => state === 'pending_edit' || state === 'failed',
    restore: (kept) => (typeof (kept as EditValues | null)?.titleZh === 'string' ? (kept as EditValues) : null),
    onUnsaved: () => toast(unsaved),
  };
  // Going back restores an old page, while newer saves are known here.
  return useSaver(() => new Saver(data.revision > first.revision ? data : first, parts), data);
}
