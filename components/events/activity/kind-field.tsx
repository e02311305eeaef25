'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type ActivityCategory, activityCategory } from '@/lib/events/activity/codes';

interface KindFieldProps {
  value: ActivityCategory;
  /** It stays once the activity was public. */
  isFixed?: boolean;
  onChange(value: ActivityCategory): void;
}

const kinds = [activityCategory.offline, activityCategory.online, activityCategory.contest];

/** What kind of activity it is, each with what that means. */
export function KindField({ value, isFixed = false, onChange }: KindFieldProps) {
  const t = useTranslations('activityEdit.kinds');
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="mb-3">
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer flex-col gap-0.5 rounded-md border border-line bg-surface px-4 py-3 has-checked:border-ink has-checked:outline has-checked:outline-ink has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent has-[:disabled:not(:checked)]:opacity-50"
          >
            <span className="font-semibold">
              <input
                type="radio"
                name={`${id}kind`}
                checked={value === kind}
                disabled={isFixed}
                onChange={() => onChange(kind)}
                className="sr-only"
              />
              {t(`names.${kind}`)}
            </span>
            <span className="text-ink-2 text-sm text-pretty">{t(`texts.${kind}`)}</span>
          </label>
        ))}
      </div>
      <p id={id} className="pt-1 text-ink-3 text-sm">
        {isFixed && t('fixed')}
      </p>
    </fieldset>
  );
}
