'use client';

import { useTranslations } from 'next-intl';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { jobLimits } from '@/lib/careers/job/codes';
import type { ReviewedField } from '@/lib/careers/job/rules/job-texts';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedJob } from './edit-state';
import { textFields } from './text-fields';

/** What a job says of itself: its title, what one does, and what one needs, in both languages. */
export function EditTexts({ job }: { job: EditedJob }) {
  return (
    <EditLanguages
      refusals={job.refusals}
      isBroken={(language) => textFields[language].some((field) => job.rules[field] !== undefined)}
    >
      {(language) => <TextsIn job={job} language={language} />}
    </EditLanguages>
  );
}

function TextsIn({ job, language }: { job: EditedJob; language: Language }) {
  const t = useTranslations('jobEdit');
  const nameOf = useTranslations('editor.languages');
  const ruleOf = useRuleOf(job);
  const [title, ...texts] = textFields[language];
  const { draft, values } = job;
  const shared = (field: ReviewedField) => ({
    name: field,
    label: t(`fields.${field}`),
    lang: languageNames[language].html,
    value: values[field],
    autoComplete: 'off',
    error: ruleOf(field),
    hint:
      draft.underReview[field] === undefined
        ? t(`fields.hints.${kindOf(field)}`, { max: jobLimits.title })
        : t(`underReview.${kindOf(field)}`, { text: draft[field] || t('underReview.nothing') }),
  });
  return (
    <>
      <h2 className="mb-3 text-base max-lg:sr-only">{nameOf(language)}</h2>
      <TextField
        {...shared(title)}
        after={<Count text={values[title]} max={jobLimits.title} className="pr-3 text-sm" />}
        onChange={({ target }) => job.change({ [title]: target.value })}
      />
      {texts.map((field) => (
        <TextAreaField
          key={field}
          {...shared(field)}
          rows={6}
          counter={<Count text={values[field]} max={jobLimits.text} />}
          isOver={countCharacters(values[field].trim()) > jobLimits.text}
          onChange={({ target }) => job.change({ [field]: target.value })}
        />
      ))}
    </>
  );
}

/** Which of its texts a field is, whatever the language. */
const kindOf = (field: ReviewedField) => field.slice(0, -2) as 'title' | 'duties' | 'needs';

interface CountProps {
  text: string;
  max: number;
  className?: string;
}

/** How long a text is, where the end is near. */
function Count({ text, max, className = '' }: CountProps) {
  const t = useTranslations('jobEdit.fields');
  const length = countCharacters(text.trim());
  if (2 * length <= max) return null;
  return (
    <span className={`flex-none tabular-nums ${length > max ? 'text-danger' : 'text-ink-3'} ${className}`}>
      <LengthCount {...{ length, max }} label={t('count', { length, max })} />
    </span>
  );
}
