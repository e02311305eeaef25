'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
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
import { afterLoad } from '@/lib/platform/client/after-load';
import { AnswerError } from '@/lib/platform/client/errors';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import { type FormProblem, useProblemWords } from './use-problem-words';

interface AccountForm<Input extends FieldValues, Output> {
  /**
   * Loads what the form is checked with, the contract's own schema. It comes after the page, since zod weighs more than
   * all of the form: `() => import('@/lib/account/contract').then(({ logIn }) => logIn.input)`.
   */
  schema(): Promise<z.ZodType<Output, Input>>;
  /** What it begins with, as the server renders it. */
  values: Input;
  /** What this browser knows of it, such as a number that was typed on another page; filled in once the page is alive. */
  known?(): Partial<Input>;
  /** Makes the call, `quiet`; what it throws is shown in the form. */
  send(values: Output): Promise<unknown>;
}

/** The field at which a code of an answer is shown, where the form has it (specification section 8). */
const places: Partial<Record<string, string>> = {
  WrongCode: 'code',
  NumberLinked: 'mobile',
  NicknameTaken: 'nickname',
};

/**
 * A form of the account pages. It is checked by the server's own schema, and an answer's error stands where it belongs:
 * broken rules and the codes of `places` at their fields, the first of which takes the focus; everything else is
 * `problem`, for a `FormFailure`.
 *
 * @returns `field(name)` for a text field and `errorOf(name)` for any other, react-hook-form's own `form`, and what an
 *   `EntryForm` needs
 */
export function useAccountForm<Input extends FieldValues, Output>(options: AccountForm<Input, Output>) {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const words = useProblemWords();
  const ruleText = useRuleText();
  const [load] = useState(() => () => importWithTimeout(options.schema, 'form'));
  const form = useForm<Input, unknown, Output>({
    defaultValues: options.values as DefaultValues<Input>,
    resolver: async (...asked) => zodResolver<Input, unknown, Output>(await load())(...asked),
  });

  // Should it not come, the first press of the button asks again and says so.
  useEffect(() => afterLoad(() => void load().catch(() => undefined)), [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, or it would undo what is typed
  useEffect(() => {
    if (options.known) form.reset({ ...options.values, ...options.known() });
  }, []);

  /** The fields that the person can see; the others are parts of the input that the form brings along. */
  const shown = new Set<string>();
  const showAtField = (name: string, error: FieldError) => {
    if (!shown.has(name)) return false;
    form.setError(name as FieldPath<Input>, error, { shouldFocus: true });
    return true;
  };
  const show = (error: unknown) => {
    if (error instanceof AnswerError) {
      const atRules = error.fields.filter(({ field, rule }) => showAtField(field, { type: 'rule', message: rule }));
      const place = places[error.code];
      if (atRules.length > 0) return;
      if (place && showAtField(place, { type: answered, message: error.message })) return;
    }
    setProblem(words(error));
  };
  const showHidden = (errors: FieldErrors<Input>) => {
    if (!Object.keys(errors).some((name) => shown.has(name))) setProblem({ code: '400', text: ruleText('other') });
  };
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (form.formState.isSubmitting) return;
    setProblem(null);
    try {
      await form.handleSubmit(options.send, showHidden)();
    } catch (error) {
      show(error);
    }
  };
  const errorOf = (name: FieldPath<Input>): string | undefined => {
    shown.add(name);
    const error: FieldError | undefined = get(form.formState.errors, name);
    if (!error) return undefined;
    return error.type === answered ? error.message : ruleText(error.message ?? '');
  };
  return {
    form,
    problem,
    submit,
    isPending: form.formState.isSubmitting,
    errorOf,
    field: (name: FieldPath<Input>) => ({ ...form.register(name), error: errorOf(name) }),
  };
}

/** The type of an error whose message is already for the person. */
const answered = 'answered';

/** The words of a broken rule, by its name in the contract. */
function useRuleText(): (rule: string) => string {
  const t = useTranslations('account.rules');
  return (rule) => {
    const key = rule as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : t('other');
  };
}
