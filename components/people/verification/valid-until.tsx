'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { nothingChosen } from '@/lib/people/verification/client/use-application-form';

interface ValidUntilProps {
  /** YYYY-MM-DD, empty for a paper without an end, or `nothingChosen`. */
  value: string;
  mayBeWithoutEnd: boolean;
  error: string | undefined;
  onChange(value: string): void;
}

/** The last day of a paper, or that it has none. */
export function ValidUntil({ value, mayBeWithoutEnd, error, onChange }: ValidUntilProps) {
  const t = useTranslations('verification');
  const isWithoutEnd = mayBeWithoutEnd && value === '';
  return (
    <>
      {!isWithoutEnd && (
        <TextField
          type="date"
          label={t('fields.validUntil')}
          hint={t('hints.validUntil')}
          error={error}
          value={value === nothingChosen ? '' : value}
          onChange={({ target }) => onChange(target.value || nothingChosen)}
        />
      )}
      {mayBeWithoutEnd && (
        <label className="mb-3 flex min-h-11 w-fit items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={isWithoutEnd}
            onChange={({ target }) => onChange(target.checked ? '' : nothingChosen)}
            className="size-5 accent-accent"
          />
          {t('fields.withoutEnd')}
        </label>
      )}
    </>
  );
}
