'use client';

import { useTranslations } from 'next-intl';
import { NumberField, PriceField } from '@/components/ui/number-field';
import { TextField } from '@/components/ui/text-field';
import { TimeField } from '@/components/ui/time-field';
import type { WrittenTicketType } from '@/lib/events/activity/contract';
import { languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';

export interface TicketTypeProps {
  activity: EditedActivity;
  type: WrittenTicketType;
  /** Its place in the list, by which its rules are named. */
  index: number;
  onChange(part: Partial<WrittenTicketType>): void;
}

/** All that is said of a ticket type. */
export function TicketTypeFields({ activity, type, index, onChange }: TicketTypeProps) {
  const t = useTranslations('activityEdit.tickets');
  const ruleOf = useRuleOf(activity);
  const errorOf = (field: keyof typeof type) => ruleOf(`ticketTypes.${index}.${field}`);
  const { values } = activity;
  const hasCommonStock = values.commonStock !== null || values.ticketTypes.some(({ sharesStock }) => sharesStock);
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      {(['nameZh', 'nameEn'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          hint={t('nameHint')}
          lang={languageNames[name === 'nameZh' ? 'zh' : 'en'].html}
          autoComplete="off"
          error={errorOf(name)}
          value={type[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <PriceField
        label={t('price')}
        hint={t('priceHint')}
        error={errorOf('priceFen')}
        value={type.priceFen}
        onChange={(fen) => onChange({ priceFen: fen ?? 0 })}
      />
      <NumberField
        label={t('quantity')}
        hint={t(type.sharesStock ? 'quantityShared' : 'quantityHint')}
        error={errorOf('quantity')}
        value={type.quantity}
        onChange={(quantity) => onChange({ quantity: quantity || null })}
      />
      {hasCommonStock && (
        <label className="-mt-1 mb-3 flex min-h-11 w-fit items-center gap-2.5 md:col-span-2">
          <input
            type="checkbox"
            checked={type.sharesStock}
            onChange={({ target }) => onChange({ sharesStock: target.checked })}
            className="size-5 accent-accent"
          />
          {t('sharesStock')}
        </label>
      )}
      <NumberField
        label={t('perPerson')}
        hint={t('perPersonHint')}
        placeholder={t('noLimit')}
        error={errorOf('perPerson')}
        value={type.perPerson || null}
        onChange={(count) => onChange({ perPerson: count ?? 0 })}
      />
      <span className="max-md:hidden" />
      {(['saleStartTime', 'saleEndTime'] as const).map((name) => (
        <TimeField
          key={name}
          label={t(name)}
          hint={t(`hints.${name}`)}
          error={errorOf(name)}
          value={type[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
