'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useState } from 'react';
import { LeadFieldset } from '@/components/business/lead/card-lead-fields';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import type { useBookingForm } from '@/lib/business/advertising/client/use-booking-form';
import { Link } from '@/lib/platform/i18n/link';

interface BookingFormProps {
  booking: ReturnType<typeof useBookingForm>;
  hasSlots: boolean;
  /** Goes back to the calendar. */
  onChoose(): void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The customer's details. Cannot be sent without a week. */
export function BookingForm({ booking: { form, prepare }, hasSlots, onChoose, heading }: BookingFormProps) {
  const t = useTranslations('advertising.booking');
  const [wasTried, setWasTried] = useState(false);

  function submit(event: FormEvent) {
    setWasTried(!hasSlots);
    if (hasSlots) form.submit(event);
    else event.preventDefault();
  }
  return (
    // If it is submitted before hydration, the number must not go into the address.
    <form method="post" noValidate onSubmit={submit} onFocus={prepare} aria-labelledby="booking-contact">
      <h2
        ref={heading}
        id="booking-contact"
        tabIndex={-1}
        className="scroll-mt-[calc(var(--spacing-head)+16px)] text-xl outline-none"
      >
        {t('form.title')}
      </h2>
      <p className="mt-1 mb-5 text-ink-2 text-pretty">{t('form.lead')}</p>
      <LeadFieldset form={form} withoutBudget />
      <FormAlert>
        {form.problem && <p>{form.problem.text}</p>}
        {form.problem?.code === 'TooManyHeld' && (
          <Link href="/contact-us" className="min-h-11 content-center font-semibold underline underline-offset-4">
            {t('calendar.allTaken.contact')}
          </Link>
        )}
        {wasTried && !hasSlots && (
          <>
            <p>{t('form.needsSlots')}</p>
            <button type="button" onClick={onChoose} className="min-h-11 font-semibold underline underline-offset-4">
              {t('summary.backToWeeks')}
            </button>
          </>
        )}
      </FormAlert>
      <FormSubmit isPending={form.isPending} pendingLabel={t('form.pending')}>
        {t('form.submit')}
      </FormSubmit>
    </form>
  );
}
