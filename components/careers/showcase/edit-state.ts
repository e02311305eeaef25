import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ownCaseQuery, useCaseActs } from '@/lib/careers/showcase/client/own-cases';
import type { CaseDraft, CaseFields } from '@/lib/careers/showcase/contract';
import { isFailure } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';

/** What is written of a case. */
function typedOf(draft: CaseDraft): CaseFields {
  const { titleZh, titleEn, textZh, textEn, workIds, isCredited } = draft;
  return { titleZh, titleEn, textZh, textEn, workIds, isCredited };
}

/** Whether a case has these values; the server saves texts without spaces around them. */
function isSaved(typed: CaseFields, draft: CaseDraft): boolean {
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return JSON.stringify(typed, trimmed) === JSON.stringify(typedOf(draft), trimmed);
}

function restore(kept: unknown): CaseFields | null {
  const values = kept as Partial<CaseFields> | null;
  const isKept = typeof values?.titleZh === 'string' && Array.isArray(values.workIds);
  return isKept ? (values as CaseFields) : null;
}

/** Never by itself: each change asks the other side again. */
const isAuto = () => false;

/** A case while it is written, and the consent of the caller. */
export function useEditCase(first: CaseDraft) {
  const { id } = first;
  const acts = useCaseActs();
  const queries = useQueryClient();
  const problemOf = useProblemWords();
  const unsaved = useTranslations('editor.save')('kept');
  const [refusals, setRefusals] = useState(0);
  const [isAgreeing, setAgreeing] = useState(false);
  const { data = first } = useQuery({ ...ownCaseQuery(id), initialData: first, refetchOnWindowFocus: true });
  const { saver, state } = useSaver(
    () =>
      new Saver<CaseDraft, CaseFields>(first, {
        ...{ key: `case-unsaved:${id}`, pause: 1500, typedOf, settled: typedOf, isSaved, restore, isAuto },
        save: (values, { revision }) => acts.save({ ...values, id, revision }),
        read: () => queries.fetchQuery(ownCaseQuery(id)),
        onUnsaved: () => toast(unsaved),
      }),
    data,
  );
  const press = async (work: () => Promise<boolean>): Promise<boolean> => {
    const isDone = await work();
    if (!isDone) setRefusals((count) => count + 1);
    return isDone;
  };
  async function agree(agrees: boolean): Promise<boolean> {
    if (agrees && !(await saver.save())) return false;
    try {
      await saver.apply(({ revision }) => acts.agree(id, revision, agrees));
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      void queries.invalidateQueries({ queryKey: ownCaseQuery(id).queryKey });
      return false;
    }
  }
  const { error } = state;
  return {
    ...{ ...state, draft: state.saved, values: state.typed, refusals, isAgreeing, isAuto: false },
    problem: error && problemOf(error),
    change: (part: Partial<CaseFields>) => saver.change(part),
    save: () => press(() => saver.save()),
    reload: () => saver.reload(),
    saveOver: () => press(() => saver.saveOver()),
    /** Saves what is written and agrees to it, or takes the consent back; true on success. */
    async agree(agrees: boolean): Promise<boolean> {
      if (isAgreeing) return false;
      setAgreeing(true);
      return press(() => agree(agrees)).finally(() => setAgreeing(false));
    },
  };
}

export type EditedCase = ReturnType<typeof useEditCase>;
