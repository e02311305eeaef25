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

/** A work while it is edited, and what its creator can do with it. It follows what becomes of its film and what is saved elsewhere. */
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
  /** False when it failed, which is then said. */
  async function apply(work: (seen: { revision: number }) => Promise<WorkDraft>): Promise<boolean> {
    try {
      await saver.apply(work);
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setSubmitAsked(refusalOf(failure).code === 'ProhibitedWords');
      // It may have failed since the work is not what it was taken for.
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
    /** Saves and hands in; true when that went well. */
    async submit(acknowledged = false): Promise<boolean> {
      if (isSubmitting) return false;
      setSubmitting(true);
      const handIn = () => apply(({ revision }) => acts.submit(id, revision, acknowledged));
      return press(async () => (await saver.save(acknowledged)) && handIn()).finally(() => setSubmitting(false));
    },
    /** What is typed and not saved stays, and is saved as that of a draft. */
    withdraw: () => apply(() => acts.withdraw(id)),
    async remove(): Promise<void> {
      await acts.remove(id);
      saver.forget();
    },
    /** The question about prohibited words has its answer. */
    answer() {
      setSubmitAsked(false);
      saver.decline();
    },
    /** Puts what the server has in the place of what is typed. */
    reload: () => saver.reload(),
    /** Saves what is typed over what was saved elsewhere. */
    saveOver: () => press(() => saver.saveOver()),
  };
}

export type EditedWork = ReturnType<typeof useEditWork>;

/** So long, in ms, after the last change a draft is saved. */
const pause = 1500;

/** A draft is saved by itself, what is public or handed in when its creator says so: others read it. */
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
  // On the way back the page is the one that was left: what was saved since then is known here.
  return useSaver(() => new Saver(data.revision > first.revision ? data : first, parts), data);
}
