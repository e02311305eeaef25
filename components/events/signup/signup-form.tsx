'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { PersonFields, QuestionFields } from '@/components/events/ticket/card-attendee-fields';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { signUp } from '@/lib/events/signup/client/signup';
import type { OwnSignup, Signup } from '@/lib/events/signup/contract';
import type { EnrolForm } from '@/lib/events/ticket/contract';
import { call } from '@/lib/platform/client/call';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { firstValues, keepValues, keptValues, type SignupValues, signupSchema } from './signup-values';

interface SignupFormProps {
  activityId: string;
  /** The questions of the organiser, and what is known of the caller. */
  form: EnrolForm;
  signup: Signup;
  onSent(mine: OwnSignup): void;
}

/** Signs up, joins the waiting list, or changes what was written. What was typed is kept in the tab until it is sent. */
export function SignupForm({ activityId, form: given, signup: { phase, mine }, onSent }: SignupFormProps) {
  const t = useTranslations('signupForm');
  const signup = useSignup(activityId, given, mine, onSent);
  const act = mine ? 'save' : phase === 'full' ? 'wait' : 'signUp';
  return (
    <form method="post" noValidate onSubmit={signup.submit} className="mt-6">
      <PersonFields field={signup.field} isOwn />
      <TextField {...signup.field('age')} label={t('age')} inputMode="numeric" autoComplete="off" />
      <TextField {...signup.field('occupation')} label={t('occupation')} autoComplete="organization-title" />
      <QuestionFields field={signup.field} questions={given.questions} />
      <FormCheckbox {...signup.form.register('isShown')}>{t('isShown')}</FormCheckbox>
      <p className="mb-2 rounded-md bg-sunk px-4 py-3 text-ink-2 text-sm text-pretty">
        {t(act === 'wait' ? 'waitNote' : 'note')}
      </p>
      <FormAlert>
        {signup.problem?.text}
        {signup.problem?.code === 'PhoneNeeded' && (
          <Link href="/Settings/security?change=phone" className={buttonClass('line', 'row')}>
            {t('bind')}
          </Link>
        )}
      </FormAlert>
      <FormSubmit isPending={signup.isPending} pendingLabel={t('sending')}>
        {t(act)}
      </FormSubmit>
    </form>
  );
}

function useSignup(activityId: string, given: EnrolForm, mine: OwnSignup | null, onSent: (mine: OwnSignup) => void) {
  const first = firstValues(activityId, given, mine);
  const signup = useCallForm({
    schema: () => signupSchema(given.questions),
    rules: 'ticketForm.rules',
    values: first,
    known: () => keptValues(first),
    send: async (values) => {
      const sent = await call(signUp, values, { encoding: 'json', quiet: true });
      keepValues(activityId, null);
      onSent(sent);
    },
  });
  const { form } = signup;
  const keep = useEffectEvent(() => keepValues(activityId, form.getValues() as SignupValues));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);
  return signup;
}
