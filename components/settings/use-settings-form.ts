'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldError, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { afterLoad } from '@/lib/platform/client/after-load';
import { AnswerError } from '@/lib/platform/client/errors';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import { type Problem, useProblemWords } from './use-problem-words';

interface SettingsForm<Values extends FieldValues, Input extends FieldValues, Output> {
  /** What the fields begin with. */
  values: Values;
  /** Loads what is checked, the contract's own schema; it comes after the page. */
  schema(): Promise<z.ZodType<Output, Input>>;
  /** What is checked and sent of what the fields hold: a part of it, or more than they can know. */
  toInput(values: Values): Input;
  /** Makes the call, `quiet`; what it throws is shown in the form. */
  send(input: Output): Promise<unknown>;
  /** The words of a broken rule, by its name in the contract. */
  ruleText(rule: string): string;
  /** The field at which a code of an answer is shown (specification section 8). */
  places?: Partial<Record<ErrorCode, FieldPath<Values>>>;
}

/** The type of an error whose message is already for the person. */
const answered = 'answered';

/**
 * A form of the settings. It is checked by the server's own schema, and an answer's error stands where it belongs:
 * broken rules and the codes of `places` at their fields, the first of which takes the focus; everything else is
 * `problem`.
 *
 * @returns `field(name)` for a text field, react-hook-form's own `form`, `submit` for the form element, `attempt` for
 *   another call of the form, such as one that sends a code: false when it failed
 */
export function useSettingsForm<Values extends FieldValues, Input extends FieldValues, Output>(
  options: SettingsForm<Values, Input, Output>,
) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const problemOf = useProblemWords();
  const [load] = useState(() => () => importWithTimeout(options.schema, 'form'));
  const form = useForm<Values, unknown, Output>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: async (values, context, asked) => {
      const check = zodResolver<Input, unknown, Output>(await load());
      // Its fields are named as those of the form, so its errors are the form's.
      return check(options.toInput(values), context, asked as never) as never;
    },
  });

  // Should it not come, the first press of the button asks again and says so.
  useEffect(() => afterLoad(() => void load().catch(() => undefined)), [load]);

  const showAtField = (name: string, error: FieldError) => {
    if (!Object.hasOwn(form.getValues(), name.split('.')[0] ?? '')) return false;
    form.setError(name as FieldPath<Values>, error, { shouldFocus: true });
    return true;
  };
  const show = (error: unknown) => {
    if (error instanceof AnswerError) {
      const place = options.places?.[error.code as ErrorCode];
      if (place && showAtField(place, { type: answered, message: error.message })) return;
      const atRules = error.fields.filter(({ field, rule }) => showAtField(field, { type: 'rule', message: rule }));
      if (atRules.length > 0) return;
    }
    setProblem(problemOf(error));
  };
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      show(error);
      return false;
    }
  };
  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const found: FieldError | undefined = get(form.formState.errors, name);
    // A rule of a list as a whole stands at its root once its items are fields too.
    const error = found?.root ?? found;
    if (!error?.message) return undefined;
    return error.type === answered ? error.message : options.ruleText(error.message);
  };
  return {
    form,
    problem,
    attempt,
    submit: async (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      if (!form.formState.isSubmitting) await attempt(() => form.handleSubmit(options.send)());
    },
    isPending: form.formState.isSubmitting,
    errorOf,
    field: (name: FieldPath<Values>) => ({ ...form.register(name), error: errorOf(name) }),
  };
}
