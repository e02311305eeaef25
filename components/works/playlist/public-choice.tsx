import { useTranslations } from 'next-intl';
import { useId } from 'react';

interface PublicChoiceProps {
  isPublic: boolean;
  onChange(isPublic: boolean): void;
}

/** The visibility of a play list: public, or only its creator. */
export function PublicChoice({ isPublic, onChange }: PublicChoiceProps) {
  const t = useTranslations('playlist.who');
  const name = useId();
  const choices = [
    { value: true, label: t('public'), hint: t('publicHint') },
    { value: false, label: t('private'), hint: t('privateHint') },
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {choices.map(({ value, label, hint }) => (
          <label
            key={label}
            className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-md border border-line px-3 py-2 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={isPublic === value}
              onChange={() => onChange(value)}
              className="size-4.5 flex-none accent-accent outline-none"
            />
            <span>
              <span className="block font-semibold text-sm">{label}</span>
              <span className="block text-ink-3 text-xs">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
