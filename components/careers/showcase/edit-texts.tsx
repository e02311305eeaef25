'use client';

import { useTranslations } from 'next-intl';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { caseLimits } from '@/lib/careers/showcase/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import type { EditedCase } from './edit-state';

const textFields = { zh: ['titleZh', 'textZh'], en: ['titleEn', 'textEn'] } as const;

/** The message for the broken rule of a field. */
export function useRuleOf({ rules }: Pick<EditedCase, 'rules'>) {
  const t = useTranslations('showcase.rules');
  return (field: string): string | undefined => {
    const rule = rules[field] ?? Object.entries(rules).find(([name]) => name.startsWith(`${field}.`))?.[1];
    if (rule === undefined) return undefined;
    return t.has(rule as 'other') ? t(rule as 'other') : t('other');
  };
}

/** What a case says, in both languages. */
export function EditTexts({ edited }: { edited: EditedCase }) {
  return (
    <EditLanguages
      refusals={edited.refusals}
      isBroken={(language) => textFields[language].some((field) => edited.rules[field] !== undefined)}
    >
      {(language) => <TextsIn edited={edited} language={language} />}
    </EditLanguages>
  );
}

function TextsIn({ edited, language }: { edited: EditedCase; language: Language }) {
  const t = useTranslations('showcase.edit.fields');
  const ruleOf = useRuleOf(edited);
  const [title, text] = textFields[language];
  const { values } = edited;
  const lang = languageNames[language].html;
  const [length, max] = [countCharacters(values[text].trim()), caseLimits.text];
  return (
    <>
      <TextField
        name={title}
        label={t(title)}
        hint={t('titleHint', { max: caseLimits.title })}
        lang={lang}
        autoComplete="off"
        value={values[title]}
        error={ruleOf(title)}
        onChange={({ target }) => edited.change({ [title]: target.value })}
      />
      <TextAreaField
        name={text}
        label={t(text)}
        hint={t('textHint')}
        lang={lang}
        rows={8}
        value={values[text]}
        error={ruleOf(text)}
        isOver={length > max}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
        onChange={({ target }) => edited.change({ [text]: target.value })}
      />
    </>
  );
}
