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

/** Namespaces of messages for broken rules of contracts; `other` for one without a message. */
type RuleWords = Extract<Parameters<typeof useTranslations>[0], `${string}.rules`>;

export interface CallForm<Input extends FieldValues, Output> {
  /**
   * Loads the validation, the contract's own schema. It is loaded after the page, since zod weighs more than the form:
   * `() => import('@/lib/people/account/contract').then(({ logIn }) => logIn.input)`.
   */
  schema(): Promise<z.ZodType<Output, Input>>;
  rules: RuleWords;
  /** Initial values, as the server renders them. */
  values: Input;
  /** Values known in this browser, such as a number typed on another page; filled in after hydration. */
  known?(): Partial<Input>;
  /** Makes the call, `quiet`; the form shows its errors. */
  send(values: Output): Promise<unknown>;
  /** The field at which an error code is shown (specification section 8). */
  places?: Partial<Record<ErrorCode, FieldPath<Input>>>;
}

/**
 * A form that makes a call. It is validated by the server's own schema, and errors are shown in place: broken rules and
 * the codes of `places` at their fields, the first of which takes the focus; a chunk that did not load in a toast with
 * 'try again'; everything else is `problem`.
 *
 * @returns `field(name)` for a text field and `errorOf(name)` for any other, react-hook-form's own `form`, `submit` for
 * the form element, and `attempt` for another call of the form, such as one that sends a code: false when it failed
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
  // Once, otherwise it would overwrite typed values.
  useEffect(() => fillIn(), []);

  /** The visible fields; others are input that the form adds. */
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
    // A list has only the errors of its items, and no message of its own.
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
      // In the HTML too: a value that came with hydration would mix with what was typed before.
      const defaultValue = typeof known === 'string' ? known : undefined;
      return { ...registered, defaultValue, ref: take, error: errorOf(name) };
    },
  };
}

/**
 * Values of the fields at hydration: typed while scripts were loading, or autofilled. Registering a field overwrites
 * them, so they are read just before.
 */
function useStanding() {
  const standing = useRef<Record<string, string | boolean>>({});
  const noteStanding = (name: string, element: FormElement | null) => {
    // Only the first of several radio buttons counts: the form's value is applied to it first.
    if (element && !(name in standing.current)) standing.current[name] = standsIn(element);
  };
  return { standing, noteStanding };
}

type FormElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of an element, for a radio button of its group: empty or false for none. */
function standsIn(element: FormElement): string | boolean {
  if (element.type === 'checkbox') return (element as HTMLInputElement).checked;
  if (element.type !== 'radio') return element.value;
  const group = element.form?.elements.namedItem(element.name);
  return group instanceof RadioNodeList ? group.value : '';
}

/** Type of an error whose message is ready to be shown. */
const answered = 'answered';

/** Loads the schema, also ahead of its use. */
function useSchema<Schema>(schema: () => Promise<Schema>): () => Promise<Schema> {
  const load = () => importWithTimeout(schema, 'form');
  // After a failure submitting loads it again and reports the error.
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
