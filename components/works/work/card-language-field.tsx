'use client';

import { useId } from 'react';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { type Language, languages } from '@/lib/platform/shared/language';

interface LanguageFieldProps {
  label: string;
  nameOf(language: Language): string;
  value: Language;
  onChange(language: Language): void;
}

/** The language in which something is begun, that of the version first. */
export function LanguageField({ label, nameOf, value, onChange }: LanguageFieldProps) {
  const id = useId();
  const version = useLanguage();
  return (
    <fieldset className="mb-2">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {(version === 'zh' ? languages : languages.toReversed()).map((language) => (
          <label
            key={language}
            className="flex min-h-11 items-center rounded-full border border-line px-5 has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`${id}language`}
              checked={value === language}
              onChange={() => onChange(language)}
              className="sr-only"
            />
            {nameOf(language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
