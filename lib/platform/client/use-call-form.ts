'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ChunkError } from '../shared/chunk-error';
import type { ErrorCode } from '../shared/error-codes';
import { importWithTimeout } from '../shared/import-with-timeout';
import { afterLoad } from './after-load';
import { AnswerError } from './errors';
import { tellChunkError } from './load-part';
import { type Problem, useProblemWords } from './use-problem-words';

/** Where a slice has the words of its contract's broken rules, each by its name; `other` for one without words. */
type RuleWords = Extract<Parameters<typeof useTranslations>[0], `${string}.rules`>;

interface CallForm<Input extends FieldValues, Output> {
  /**
   * Loads what the form is checked with, the contract's own schema. It comes after the page, since zod weighs more than
   * all of the form: `() => import('@/lib/people/account/contract').then(({ logIn }) => logIn.input)`.
   */
  schema(): Promise<z.ZodType<Output, Input>>;
  rules: RuleWords;
  /** What it begins with, as the server renders it. */
  values: Input;
  /** What this browser knows of it, such as a number that was typed on another page; filled in once the page is alive. */
  known?(): Partial<Input>;
  /** Makes the call, `quiet`; what it throws is shown in the form. */
  send(values: Output): Promise<unknown>;
  /** The field at which a code of an answer is shown (specification section 8). */
  places?: Partial<Record<ErrorCode, FieldPath<Input>>>;
}

/**
 * A form that makes a call. It is checked by the server's own schema, and an answer's error stands where it belongs:
 * broken rules and the codes of `places` at their fields, the first of which takes the focus; that a part of the program did
 * not load is told with 'try again'; everything else is `problem`.
 *
 * @returns `field(name)` for a text field and `errorOf(name)` for any other, react-hook-form's own `form`, `submit` for
 *   the form element, and `attempt` for another call of the form, such as one that sends a code: false when it failed
 */
export function useCallForm<Input extends FieldValues, Output>(options: CallForm<Input, Output>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const problemOf = useProblemWords();
  const ruleText = useRuleText(options.rules);
  const load = useSchema(options.schema);
  const form = useForm<Input, unknown, Output>({
    defaultValues: options.values as DefaultValues<Input>,
    resolver: async (...asked) => zodResolver<Input, unknown, Output>(await load())(...asked),
  });

  const { standing, noteStanding } = useStanding();
  const fillIn = useEffectEvent(() => {
    if (options.known) form.reset({ ...options.values, ...options.known() });
    for (const [name, value] of Object.entries(standing.current)) {
      if (!value || value === get(options.values, name)) continue;
      form.setValue(name as FieldPath<Input>, value as never, { shouldDirty: true });
    }
  });
  // Once, or it would undo what is typed.
  useEffect(() => fillIn(), []);

  /** The fields that the person can see; the others are parts of the input that the form brings along. */
  const shown = new Set<string>();
  const showAtField = (name: string, error: FieldError) => {
    if (!shown.has(name)) return false;
    form.setError(name as FieldPath<Input>, error, { shouldFocus: true });
    return true;
  };
  const show = (error: unknown, again: () => void) => {
    if (error instanceof ChunkError) return tellChunkError(error, again);
    if (error instanceof AnswerError) {
      const atRules = error.fields.filter(({ field, rule }) => showAtField(field, { type: 'rule', message: rule }));
      const place = options.places?.[error.code as ErrorCode];
      if (atRules.length > 0) return;
      if (place && showAtField(place, { type: answered, message: error.message })) return;
    }
    setProblem(problemOf(error));
  };
  const showHidden = (errors: FieldErrors<Input>) => {
    if (![...shown].some((name) => get(errors, name))) setProblem({ code: '400', text: ruleText('other') });
  };
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      show(error, () => void attempt(work));
      return false;
    }
  };
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (!form.formState.isSubmitting) await attempt(() => form.handleSubmit(options.send, showHidden)());
  };
  const errorOf = (name: FieldPath<Input>): string | undefined => {
    shown.add(name);
    const error: FieldError | undefined = get(form.formState.errors, name);
    // Of a list, the errors of its items: they have no message together.
    if (!error?.message) return undefined;
    return error.type === answered ? error.message : ruleText(error.message);
  };
  return {
    form,
    problem,
    attempt,
    submit,
    isPending: form.formState.isSubmitting,
    errorOf,
    field: (name: FieldPath<Input>) => {
      const { ref, ...registered } = form.register(name);
      const take = (element: FormElement | null) => {
        noteStanding(name, element);
        ref(element);
      };
      const known: unknown = get(options.values, name);
      // In the HTML too: a value that came with the scripts would mix with what is typed meanwhile.
      const defaultValue = typeof known === 'string' ? known : undefined;
      return { ...registered, defaultValue, ref: take, error: errorOf(name) };
    },
  };
}

/**
 * What stands in the fields when the page comes alive: typed while its scripts were on their way, or filled in by the
 * browser. To register a field puts the form's own value over it, so it is noted just before.
 */
function useStanding() {
  const standing = useRef<Record<string, string | boolean>>({});
  const noteStanding = (name: string, element: FormElement | null) => {
    // The first of some radio buttons speaks for all of them: it is the one that the form's value reaches first.
    if (element && !(name in standing.current)) standing.current[name] = standsIn(element);
  };
  return { standing, noteStanding };
}

type FormElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What an element says, and for a radio button its group: empty and false for nothing. */
function standsIn(element: FormElement): string | boolean {
  if (element.type === 'checkbox') return (element as HTMLInputElement).checked;
  if (element.type !== 'radio') return element.value;
  const group = element.form?.elements.namedItem(element.name);
  return group instanceof RadioNodeList ? group.value : '';
}

/** The type of an error whose message is already for the person. */
const answered = 'answered';

/** How to load the schema, which is also done once before it is needed. */
function useSchema<Schema>(schema: () => Promise<Schema>): () => Promise<Schema> {
  const load = () => importWithTimeout(schema, 'form');
  // Should it not come, the first press of the button asks again and says so.
  const loadAhead = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => afterLoad(() => loadAhead()), []);
  return load;
}

function useRuleText(rules: RuleWords): (rule: string) => string {
  const t = useTranslations(rules);
  return (rule) => {
    const key = rule as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : t('other');
  };
}
