import { type UnusedSkipTokenOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import type { SaverParts, Seen } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';

/** What is edited and handed in for review. */
interface EditedThing {
  revision: number;
  state: string;
}

interface EditorParts<Draft, Values>
  extends Pick<SaverParts<Draft, Values>, 'key' | 'save' | 'typedOf' | 'isSaved' | 'restore'> {
  query: UnusedSkipTokenOptions<Draft, Error, Draft, string[]> & { queryKey: string[] };
  /** Whether it is saved by itself; a draft and what was refused, unless said. */
  isAuto?(draft: Draft): boolean;
  /** The other calls, which throw what `call` throws. `submit` is quiet as `save` is, the others report their errors. */
  submit(seen: Seen): Promise<Draft>;
  withdraw(): Promise<Draft>;
  remove(): Promise<void>;
}

/** Delay in ms after the last change before a draft is saved. */
const pause = 1500;

/**
 * The editor of something that staff review: a work, a channel. A draft is saved automatically; what is public or submitted
 * only on demand, since others read it.
 */
export function useEditor<Draft extends EditedThing, Values extends object>(
  first: Draft,
  parts: EditorParts<Draft, Values>,
) {
  const { saver, state } = useEditorSaver(first, parts);
  const { saved: draft, typed: values, error, status } = state;
  const queries = useQueryClient();
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
  async function apply(work: (seen: { revision: number }) => Promise<Draft>): Promise<boolean> {
    try {
      await saver.apply(work);
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setSubmitAsked(refusalOf(failure).code === 'ProhibitedWords');
      // The cause may be an outdated state of the draft.
      void queries.invalidateQueries({ queryKey: parts.query.queryKey });
      return false;
    }
  }
  const { code: question } = refusalOf(status === 'asking' ? state.question : null);
  const asked: 'save' | 'submit' | null = isSubmitAsked ? 'submit' : question === 'ProhibitedWords' ? 'save' : null;
  return {
    ...{ ...state, draft, values, refusals, isSubmitting, asked },
    ...{ problem: error && problemOf(error), isAuto: saver.isAuto },
    change: (part: Partial<Values>) => saver.change(part),
    save: (acknowledged = false) => press(() => saver.save(acknowledged)),
    /** Replaces the values; they are saved like anything typed. */
    put: (values: Values) => saver.put(values),
    /** Another change of the draft, by a call of its own; false when it failed, and the state has the error. */
    attempt: (work: (seen: { revision: number }) => Promise<Draft>) => press(() => apply(work)),
    /** The same; throws what the call throws. */
    apply: (work: (seen: { revision: number }) => Promise<Draft>) => saver.apply(work),
    /** Saves and submits; true on success. */
    async submit(acknowledged = false): Promise<boolean> {
      if (isSubmitting) return false;
      setSubmitting(true);
      const handIn = () => apply(({ revision }) => parts.submit({ revision, acknowledged }));
      return press(async () => (await saver.save(acknowledged)) && handIn()).finally(() => setSubmitting(false));
    },
    /** Unsaved changes stay, and are saved as those of a draft. */
    withdraw: () => apply(() => parts.withdraw()),
    /** True on success; the call itself reports its errors. */
    async remove(): Promise<boolean> {
      try {
        await parts.remove();
      } catch (failure) {
        if (!isFailure(failure)) throw failure;
        return false;
      }
      saver.forget();
      return true;
    },
    /** The question was answered. */
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

/** An editor, whatever is edited. */
export type Editor = Omit<ReturnType<typeof useEditor<EditedThing, object>>, 'change' | 'put' | 'attempt' | 'apply'>;

const isPrivate = ({ state }: EditedThing) => state === 'pending_edit' || state === 'failed';

function useEditorSaver<Draft extends EditedThing, Values extends object>(
  first: Draft,
  { query, key, save, typedOf, isSaved, restore, isAuto = isPrivate }: EditorParts<Draft, Values>,
) {
  const queries = useQueryClient();
  const unsaved = useTranslations('editor.save')('kept');
  const { data = first } = useQuery({ ...query, initialData: first, refetchOnWindowFocus: true });
  const parts: SaverParts<Draft, Values> = {
    ...{ key, pause, save, typedOf, settled: typedOf, isSaved, restore },
    read: () => queries.fetchQuery(query),
    isAuto,
    onUnsaved: () => toast(unsaved),
  };
  // Going back restores an old page, while newer saves are known here.
  return useSaver(() => new Saver<Draft, Values>(data.revision > first.revision ? data : first, parts), data);
}
