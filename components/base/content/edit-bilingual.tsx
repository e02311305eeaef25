'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';

type Bilingual = Record<Language, string>;

interface BilingualFieldsProps {
  label: string;
  value: Bilingual;
  onChange(value: Bilingual): void;
  problemAt(language: Language): string | undefined;
  /** In characters. */
  most: number;
}

/** A short text in both languages, side by side where there is room. */
export function BilingualFields({ label, value, onChange, problemAt, most }: BilingualFieldsProps) {
  const t = useTranslations('contentBlocks.fields');
  return (
    <div className="grid gap-x-4 md:grid-cols-2">
      {languages.map((language) => (
        <TextField
          key={language}
          label={t(`in.${language}`, { label })}
          lang={languageNames[language].html}
          value={value[language]}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
          error={problemAt(language)}
          maxLength={most}
          autoComplete="off"
        />
      ))}
    </div>
  );
}
