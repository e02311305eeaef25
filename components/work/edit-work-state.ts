import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { AnswerError } from '@/lib/platform/client/errors';
import { Later } from '@/lib/platform/client/later';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useWorkActs, workQuery } from '@/lib/video/client/works';
import type { WorkDraft } from '@/lib/video/contract';
import { type EditValues, editValues, toChange } from './edit-values';

/** So long, in ms, after the last change a draft is saved. */
const savePause = 1500;

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'refused' | 'changed' | 'failed';

/** What prohibited words are asked about: to save, or to hand in. */
type Asked = 'save' | 'submit';

/**
 * A work while it is edited. A draft is saved by itself, one call at a time; what is public or handed in, by `save`. What is
 * typed stays until it is saved or its creator takes what the server has (`reload`).
 */
export function useEditWork(first: WorkDraft) {
  const acts = useWorkActs();
  const queries = useQueryClient();
  const problemOf = useProblemWords();
  const { data: draft } = useQuery({ ...workQuery(first.id), initialData: first });
  const [values, setValues] = useState(() => editValues(first));
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [hasSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<{ code: string; text: string } | null>(null);
  const [rules, setRules] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  /** What is typed, what of it the server has, and by which revision: read by calls that began before. */
  const now = useRef({ values, saved: values, revision: first.revision, busy: Promise.resolve(true) });
  const isAuto = draft.state === 'pending_edit' || draft.state === 'failed';

  const isDirty = () => now.current.values !== now.current.saved;

  function fail(error: unknown, wish: Asked): false {
    if (error instanceof AnswerError && error.code === 'Changed') setStatus('changed');
    else if (error instanceof AnswerError && error.code === 'ProhibitedWords') {
      setStatus(isDirty() ? 'unsaved' : 'saved');
      setAsked(wish);
    } else if (error instanceof AnswerError && error.fields.length > 0) {
      setRules(Object.fromEntries(error.fields.map(({ field, rule }) => [field, rule])));
      setStatus(isDirty() ? 'refused' : 'saved');
    } else {
      setStatus(isDirty() ? 'failed' : 'saved');
      setProblem(problemOf(error));
    }
    return false;
  }
  async function write(acknowledged: boolean): Promise<boolean> {
    if (!isDirty()) return true;
    const sent = now.current.values;
    setStatus('saving');
    setProblem(null);
    try {
      const change = toChange(sent, { id: first.id, revision: now.current.revision });
      const answer = await acts.save({ ...change, acknowledged });
      take(answer, sent);
      setSaved(true);
      return true;
    } catch (error) {
      return fail(error, 'save');
    }
  }
  /** What the server has is what was sent; more may have been typed meanwhile. */
  function take(answer: WorkDraft, sent: EditValues) {
    const state = now.current;
    state.revision = answer.revision;
    state.saved = sent;
    setRules({});
    if (state.values === sent) {
      // The states of who is credited come with the answer; who has no role yet is not in it.
      const unsent = sent.credits.filter(({ roles }) => roles.length === 0);
      state.values = { ...sent, cover: '', credits: [...editValues(answer).credits, ...unsent] };
      state.saved = state.values;
      setValues(state.values);
      setStatus('saved');
    } else {
      setStatus('unsaved');
      later.after(savePause);
    }
  }
  function save(acknowledged = false): Promise<boolean> {
    later.rest();
    const state = now.current;
    state.busy = state.busy.then(() => write(acknowledged));
    return state.busy;
  }
  const saveByItself = useEffectEvent(() => {
    if (isAuto && status !== 'changed') void save();
  });
  const later = useMemo(() => new Later(() => laterWork.current()), []);
  const laterWork = useRef(() => {});
  useEffect(() => {
    laterWork.current = () => saveByItself();
    later.end(false);
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current.values !== now.current.saved) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      later.end(true);
      window.removeEventListener('beforeunload', warn);
      // The screen goes: a draft is saved now.
      saveByItself();
    };
  }, [later]);

  function adopt(answer: WorkDraft) {
    const fresh = editValues(answer);
    Object.assign(now.current, { values: fresh, saved: fresh, revision: answer.revision });
    setValues(fresh);
    setRules({});
    setStatus('saved');
    setProblem(null);
  }
  const read = () => queries.fetchQuery(workQuery(first.id));
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return {
    ...{ draft, values, status, hasSaved, problem, rules, asked, isAuto, isSubmitting },
    isReadOnly: draft.isInContest,
    change(part: Partial<EditValues>) {
      const next = { ...now.current.values, ...part };
      now.current.values = next;
      setValues(next);
      setRules((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => !((name.split('.')[0] ?? name) in part))),
      );
      if (status !== 'changed') setStatus('unsaved');
      later.after(savePause);
    },
    save,
    /** Saves and hands in; true when that went well. */
    async submit(acknowledged = false): Promise<boolean> {
      if (isSubmitting) return false;
      setSubmitting(true);
      setProblem(null);
      try {
        if (!(await save(acknowledged))) return false;
        const answer = await acts.submit(first.id, now.current.revision, acknowledged);
        now.current.revision = answer.revision;
        return true;
      } catch (error) {
        return fail(error, 'submit');
      } finally {
        setSubmitting(false);
      }
    },
    /** What is typed and not saved stays, and is saved as that of a draft. */
    withdraw: () =>
      attempt(async () => {
        const answer = await acts.withdraw(first.id);
        if (!isDirty()) return adopt(answer);
        now.current.revision = answer.revision;
        later.after(savePause);
      }),
    remove: () => acts.remove(first.id),
    leaveAsIs: () => setAsked(null),
    /** Puts what the server has in the place of what is typed. */
    reload: () => attempt(async () => adopt(await read())),
    /** Saves what is typed over what was saved elsewhere. */
    saveOver: () =>
      attempt(async () => {
        now.current.revision = (await read()).revision;
        setStatus('unsaved');
        await save();
      }),
  };
}

export type EditedWork = ReturnType<typeof useEditWork>;

/** The words of a field's broken rule; of a list, also of one of its items. */
export function useRuleOf({ rules }: Pick<EditedWork, 'rules'>) {
  const t = useTranslations('workEdit.rules');
  return (field: string): string | undefined => {
    const name = Object.keys(rules).find((key) => key === field || key.startsWith(`${field}.`));
    if (name === undefined) return undefined;
    const rule = field === 'file' ? 'requiredFile' : rules[name];
    const key = rule as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : t('other');
  };
}
