'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { FormSubmit } from '@/components/ui/form-submit';
import type { ActivityDetail, TicketType } from '@/lib/events/activity/contract';
import { orderTickets } from '@/lib/events/ticket/client/sale';
import type { EnrolForm as Form } from '@/lib/events/ticket/contract';
import { call } from '@/lib/platform/client/call';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { type AttendeeField, PersonFields, QuestionFields } from './card-attendee-fields';
import { type EnrolValues, enrolSchema, firstValues, keepValues, keptValues } from './enrol-values';

export interface EnrolScreenProps {
  activity: ActivityDetail;
  type: TicketType;
  amount: number;
  /** The caller's place in the waiting list whose offer is taken; empty for none. */
  waitId: string;
  form: Form;
}

interface EnrolFormProps extends EnrolScreenProps {
  /** What is to be known before it is sent. */
  children: ReactNode;
}

/** A form per attendee. What was typed is kept in the tab until it is sent. */
export function EnrolForm({ children, ...props }: EnrolFormProps) {
  const t = useTranslations('ticketBuy');
  const { activity, type, amount, form: given } = props;
  const enrol = useEnrol(props);
  const title = useId();
  return (
    <form method="post" noValidate onSubmit={enrol.submit}>
      {[...Array(amount).keys()].map((index) => {
        const field: AttendeeField = (name) => enrol.field(`attendees.${index}.${name}`);
        return (
          <section key={index} aria-labelledby={`${title}-${index}`} className="mt-6">
            <h2 id={`${title}-${index}`} className="mb-3 text-lg">
              {amount > 1 ? t('attendee', { number: index + 1 }) : t('attendees')}
            </h2>
            <PersonFields field={field} isOwn={index === 0} />
            <QuestionFields field={field} questions={given.questions} />
          </section>
        );
      })}
      <FormCheckbox {...enrol.form.register('isShown')}>{t('isShown')}</FormCheckbox>
      {children}
      <FormAlert>
        {enrol.problem?.text}
        <Cure code={enrol.problem?.code} activityId={activity.id} />
      </FormAlert>
      <FormSubmit isPending={enrol.isPending} pendingLabel={t('sending')}>
        {type.priceFen === 0 ? t('take') : t('order', { sum: yuan(type.priceFen * amount) })}
      </FormSubmit>
    </form>
  );
}

function useEnrol({ activity, type, amount, waitId, form: given }: EnrolScreenProps) {
  const router = useRouter();
  const idOf = useClientId();
  const first = firstValues(given, { ticketTypeId: type.id, waitId, amount });
  const enrol = useCallForm({
    schema: () => enrolSchema(given.questions),
    rules: 'ticketForm.rules',
    values: first,
    known: () => keptValues(activity.id, first),
    send: async (values) => {
      const clientId = idOf(JSON.stringify(values));
      const { orderId } = await call(orderTickets, { ...values, clientId }, { encoding: 'json', quiet: true });
      keepValues(activity.id, null);
      router.push(`/ticket/confirm?order=${orderId}`);
    },
  });
  const { form } = enrol;
  const keep = useEffectEvent(() => keepValues(activity.id, form.getValues() as EnrolValues));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);
  return enrol;
}

/** The way on from what stands against an order. */
function Cure({ code, activityId }: { code: string | undefined; activityId: string }) {
  const t = useTranslations('ticketBuy');
  const again = `/ticket/get/${encodeURIComponent(activityId)}`;
  if (code === 'PhoneNeeded') {
    return (
      <Link href="/Settings/security?change=phone" className={buttonClass('line', 'row')}>
        {t('bind')}
      </Link>
    );
  }
  if (!['SoldOut', 'SaleClosed', 'TooManyTickets', 'OfferExpired'].includes(code ?? '')) return null;
  return (
    <Link href={again} className={buttonClass('line', 'row')}>
      {t('again')}
    </Link>
  );
}
