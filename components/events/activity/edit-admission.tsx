'use client';

import { useTranslations } from 'next-intl';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { NumberField } from '@/components/ui/number-field';
import { activityCategory, activityLimits } from '@/lib/events/activity/codes';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';
import { EditTicketTypes } from './edit-ticket-types';
import { newTicketType } from './edit-values';

/** How people take part: by signing up, as long as there is no ticket type; a contest is entered on pages of its own. */
export function EditAdmission({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.admission');
  const { category, ticketTypes } = activity.values;
  if (category === activityCategory.contest) return <p className="text-ink-2 text-pretty">{t('entry')}</p>;
  if (ticketTypes.length > 0) return <EditTicketTypes activity={activity} />;
  return <EditCapacity activity={activity} />;
}

function EditCapacity({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.admission');
  const ruleOf = useRuleOf(activity);
  const { capacity } = activity.values;
  return (
    <>
      <p className="mb-4 text-ink-2 text-pretty">{t('signup')}</p>
      <div className="max-w-60">
        <NumberField
          label={t('capacity')}
          hint={t('capacityHint', { most: activityLimits.capacity })}
          placeholder={t('noLimit')}
          error={ruleOf('capacity')}
          value={capacity || null}
          onChange={(value) => activity.change({ capacity: value ?? 0 })}
        />
      </div>
      {!activity.draft.wasPublic && <WithTickets activity={activity} />}
    </>
  );
}

/** Ticket types instead; once it was public, people go on to sign up. */
function WithTickets({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.admission');
  const error = useRuleOf(activity)('ticketTypes');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunk px-4 py-3">
      <p className="min-w-50 grow basis-0 text-ink-2 text-pretty">{t('ticketsHint')}</p>
      <button
        type="button"
        aria-invalid={error ? true : undefined}
        onClick={() => activity.change({ ticketTypes: [newTicketType(newId(), false)] })}
        className={buttonClass('line')}
      >
        {t('withTickets')}
      </button>
      {error && <p className="w-full text-danger text-sm">{error}</p>}
    </div>
  );
}
