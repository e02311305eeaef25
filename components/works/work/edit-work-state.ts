import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '@/lib/platform/client/toast';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useWorkActs, workQuery } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { EditSaver } from './edit-saver';
import type { EditValues } from './edit-values';

/** A work while it is edited, and what its creator can do with it. It follows what becomes of its film and what is saved elsewhere. */
export function useEditWork(first: WorkDraft) {
  const { id } = first;
  const acts = useWorkActs();
  const queries = useQueryClient();
  const problemOf = useProblemWords();
  const { data } = useQuery({ ...workQuery(id), initialData: first, refetchOnWindowFocus: true });
  const [saver] = useState(() => {
    const read = () => queries.fetchQuery(workQuery(id));
    // On the way back the page is the one that was left: what was saved since then is known here.
    return new EditSaver(data.revision > first.revision ? data : first, { save: acts.save, read });
  });
  const { error, ...state } = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  const [refusals, setRefusals] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  useEffect(() => saver.offer(data), [saver, data]);
  useKeeping(saver);

  async function press(work: () => Promise<boolean>): Promise<boolean> {
    const isDone = await work();
    if (!isDone) setRefusals((count) => count + 1);
    return isDone;
  }
  const problem: Problem | null = error ? problemOf(error) : null;
  return {
    ...{ ...state, problem, refusals, isSubmitting, isAuto: saver.isAuto, isReadOnly: state.draft.isInContest },
    change: (part: Partial<EditValues>) => saver.change(part),
    save: (acknowledged = false) => press(() => saver.save(acknowledged)),
    /** Saves and hands in; true when that went well. */
    async submit(acknowledged = false): Promise<boolean> {
      if (isSubmitting) return false;
      setSubmitting(true);
      const handIn = () => saver.apply('submit', ({ revision }) => acts.submit(id, revision, acknowledged));
      return press(async () => (await saver.save(acknowledged)) && handIn()).finally(() => setSubmitting(false));
    },
    /** What is typed and not saved stays, and is saved as that of a draft. */
    withdraw: () => saver.apply('save', () => acts.withdraw(id)),
    async remove(): Promise<void> {
      await acts.remove(id);
      saver.forget();
    },
    /** The question about prohibited words has its answer. */
    answer: () => saver.answer(),
    /** Puts what the server has in the place of what is typed. */
    reload: () => saver.reload(),
    /** Saves what is typed over what was saved elsewhere. */
    saveOver: () => press(() => saver.saveOver()),
  };
}

export type EditedWork = ReturnType<typeof useEditWork>;

/** Loses nothing that is typed: the browser asks before the page goes, and what leaves with the screen is kept and told. */
function useKeeping(saver: EditSaver) {
  const kept = useTranslations('workEdit.save')('kept');
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => saver.isDirty && event.preventDefault();
    const hide = () => {
      saver.keep();
      if (document.visibilityState === 'hidden' && saver.isAuto && saver.get().status === 'unsaved') void saver.save();
    };
    saver.enter();
    addEventListener('beforeunload', warn);
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      void saver.leave().then((isKept) => isKept || toast(kept));
    };
  }, [saver, kept]);
}
