'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { NumberField } from '@/components/ui/number-field';
import { activityLimits } from '@/lib/events/activity/codes';
import type { WrittenTicketType } from '@/lib/events/activity/contract';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';
import { EditTicketType } from './edit-ticket-type';
import { newTicketType } from './edit-values';

/** The ticket types of an activity, of which one at a time is open, and the stock that they may share. */
export function EditTicketTypes({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.tickets');
  const ruleOf = useRuleOf(activity);
  const { ticketTypes, commonStock } = activity.values;
  const [first] = ticketTypes;
  // The first of a new activity opens by itself.
  const [openId, setOpenId] = useState(ticketTypes.length === 1 && isEmpty(first) ? first?.id : undefined);
  const put = (list: WrittenTicketType[]) => activity.change({ ticketTypes: list });
  const error = ruleOf('ticketTypes');
  const isFull = ticketTypes.length >= activityLimits.ticketTypes;

  function add() {
    const type = newTicketType(newId(), commonStock !== null);
    put([...ticketTypes, type]);
    setOpenId(type.id);
  }
  function move(index: number, by: 1 | -1) {
    const list = [...ticketTypes];
    list.splice(index + by, 0, ...list.splice(index, 1));
    put(list);
  }
  return (
    <>
      <CommonStock activity={activity} />
      <ol className="flex flex-col gap-3">
        {ticketTypes.map((type, index) => (
          <li key={type.id}>
            <EditTicketType
              {...{ activity, type, index }}
              isLast={index === ticketTypes.length - 1}
              isOpen={openId === type.id}
              onToggle={() => setOpenId(openId === type.id ? undefined : type.id)}
              onChange={(part) => put(ticketTypes.map((other) => (other === type ? { ...type, ...part } : other)))}
              onMove={(by) => move(index, by)}
              // Once it was public, tickets are sold as long as it is.
              {...((!activity.draft.wasPublic || ticketTypes.length > 1) && {
                onRemove: () => put(ticketTypes.filter((other) => other !== type)),
              })}
            />
          </li>
        ))}
      </ol>
      {error && <p className="pt-2 text-danger text-sm">{error}</p>}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <button
          type="button"
          disabled={isFull}
          aria-invalid={error ? true : undefined}
          onClick={add}
          className={buttonClass('line')}
        >
          {t('add')}
        </button>
        <span className="text-ink-3 text-sm">
          {t('count', { count: ticketTypes.length, most: activityLimits.ticketTypes })}
        </span>
      </p>
    </>
  );
}

const isEmpty = (type: WrittenTicketType | undefined) => type?.nameZh === '' && type.nameEn === '';

/** A number of tickets for several types together: who shares it is said at the type. */
function CommonStock({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.tickets');
  const ruleOf = useRuleOf(activity);
  const { commonStock, ticketTypes } = activity.values;
  const isShared = commonStock !== null || ticketTypes.some(({ sharesStock }) => sharesStock);

  /** All types share it at first, and none without it. */
  function share(isOn: boolean) {
    const list = ticketTypes.map((type) => ({ ...type, sharesStock: isOn }));
    activity.change({ ticketTypes: list, commonStock: null });
  }
  return (
    <div className="mb-4">
      <label className="flex min-h-11 w-fit items-center gap-2.5">
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ target }) => share(target.checked)}
          className="size-5 accent-accent"
        />
        {t('share')}
      </label>
      {isShared && (
        <div className="mt-1 max-w-60">
          <NumberField
            label={t('commonStock')}
            hint={t('commonStockHint')}
            error={ruleOf('commonStock')}
            value={commonStock}
            onChange={(value) => activity.change({ commonStock: value || null })}
          />
        </div>
      )}
    </div>
  );
}
