'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { PriceField } from '@/components/ui/number-field';
import { TimeField } from '@/components/ui/time-field';
import { contestLimits } from '@/lib/events/contest/codes';
import type { CategoryProps } from './edit-category-props';
import { EditPlace } from './edit-place';
import { useRuleOf } from './edit-rules';
import type { WrittenFee } from './edit-values';

const noFee: WrittenFee = { untilTime: '', feeFen: 0 };

/** What an entry costs: nothing, one fee, or several that follow one another by date. */
export function EditFees({ contest, category, index, onChange }: CategoryProps) {
  const t = useTranslations('contestDesk.fees');
  const ruleOf = useRuleOf(contest);
  const { fees } = category;
  const put = (list: WrittenFee[]) => onChange({ fees: list });
  const error = ruleOf(`categories.${index}.fees`);
  return (
    <>
      <FeeChoice isPaid={fees.length > 0} onChoose={(isPaid) => put(isPaid ? [noFee] : [])} />
      {fees.map((fee, place) => (
        <FeeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: what their fields show is told by the fee alone, also after one before it is removed
          key={place}
          {...{ fee, place }}
          isOnly={fees.length === 1}
          isLast={place === fees.length - 1}
          path={`categories.${index}.fees.${place}`}
          ruleOf={ruleOf}
          onChange={(part) => put(fees.with(place, { ...fee, ...part }))}
          onRemove={() => put(fees.toSpliced(place, 1))}
        />
      ))}
      {error && <p className="pb-2 text-danger text-sm">{error}</p>}
      {fees.length > 0 && fees.length < contestLimits.fees && (
        <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <button
            type="button"
            onClick={() => put([...fees, { ...noFee, feeFen: fees.at(-1)?.feeFen ?? 0 }])}
            className={buttonClass('line', 'row')}
          >
            {t('add')}
          </button>
          {fees.length === 1 && <span className="text-ink-3 text-sm">{t('addHint')}</span>}
        </p>
      )}
    </>
  );
}

function FeeChoice({ isPaid, onChoose }: { isPaid: boolean; onChoose(isPaid: boolean): void }) {
  const t = useTranslations('contestDesk.fees');
  const name = useId();
  return (
    <fieldset className="mb-2">
      <legend className="mb-0.5 font-semibold text-sm">{t('label')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[false, true].map((choice) => (
          <label key={String(choice)} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={isPaid === choice}
              onChange={() => onChoose(choice)}
              className="size-5 accent-accent"
            />
            {t(choice ? 'paid' : 'free')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FeeFieldsProps {
  fee: WrittenFee;
  /** From 0. */
  place: number;
  isOnly: boolean;
  isLast: boolean;
  /** Of the fee, below which its rules are named. */
  path: string;
  ruleOf(path: string): string | undefined;
  onChange(part: Partial<WrittenFee>): void;
  onRemove(): void;
}

function FeeFields({ fee, place, isOnly, isLast, path, ruleOf, onChange, onRemove }: FeeFieldsProps) {
  const t = useTranslations('contestDesk.fees');
  return (
    <fieldset className="mb-3 border-line border-l-2 pl-4">
      <legend className={isOnly ? 'sr-only' : 'mb-1 text-ink-3 text-sm'}>{t('nth', { place: place + 1 })}</legend>
      <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
        <EditPlace path={`${path}.feeFen`}>
          <PriceField
            label={t('sum')}
            hint={t('sumHint', { most: contestLimits.feeFen / 100 })}
            placeholder="0"
            error={ruleOf(`${path}.feeFen`)}
            value={fee.feeFen || null}
            onChange={(fen) => onChange({ feeFen: fen ?? 0 })}
          />
        </EditPlace>
        <EditPlace path={`${path}.untilTime`}>
          <TimeField
            label={t('until')}
            hint={t(isLast ? 'untilLast' : 'untilHint')}
            error={ruleOf(`${path}.untilTime`)}
            value={fee.untilTime}
            onChange={(untilTime) => onChange({ untilTime })}
          />
        </EditPlace>
      </div>
      {!isOnly && (
        <button type="button" onClick={onRemove} className={`mb-1 text-danger ${buttonClass('line', 'row')}`}>
          {t('remove')}
          <span className="sr-only"> {t('nth', { place: place + 1 })}</span>
        </button>
      )}
    </fieldset>
  );
}
