'use client';

import { useTranslations } from 'next-intl';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { demandLimits } from '@/lib/careers/demand/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedDemand } from './edit-state';
import { textFields } from './text-fields';

/** What a demand says of itself: its title and what is asked, in both languages. */
export function EditTexts({ demand }: { demand: EditedDemand }) {
  return (
    <EditLanguages
      refusals={demand.refusals}
      isBroken={(language) => textFields[language].some((field) => demand.rules[field] !== undefined)}
    >
      {(language) => <TextsIn demand={demand} language={language} />}
    </EditLanguages>
  );
}

function TextsIn({ demand, language }: { demand: EditedDemand; language: Language }) {
  const t = useTranslations('demandEdit');
  const nameOf = useTranslations('editor.languages');
  const ruleOf = useRuleOf(demand);
  const [title, body] = textFields[language];
  const { values, draft } = demand;
  const lang = languageNames[language].html;
  const hintOf = (field: typeof title | typeof body, usual: string) =>
    draft.underReview[field] === undefined
      ? usual
      : t('underReview', { text: draft[field] || t('underReviewOfNothing') });
  return (
    <>
      <h2 className="mb-3 text-base max-lg:sr-only">{nameOf(language)}</h2>
      <TextField
        name={title}
        label={t(`fields.${title}`)}
        lang={lang}
        value={values[title]}
        autoComplete="off"
        error={ruleOf(title)}
        hint={hintOf(title, t('fields.titleHint', { max: demandLimits.title }))}
        after={<Count text={values[title]} max={demandLimits.title} className="flex-none pr-3 text-sm tabular-nums" />}
        onChange={({ target }) => demand.change({ [title]: target.value })}
      />
      <TextAreaField
        name={body}
        label={t(`fields.${body}`)}
        lang={lang}
        rows={8}
        value={values[body]}
        error={ruleOf(body)}
        hint={hintOf(body, t('fields.bodyHint'))}
        counter={<Count text={values[body]} max={demandLimits.body} />}
        onChange={({ target }) => demand.change({ [body]: target.value })}
      />
    </>
  );
}

/** How long a text is, where the end is near. */
function Count({ text, max, className = '' }: { text: string; max: number; className?: string }) {
  const t = useTranslations('demandEdit.fields');
  const length = countCharacters(text.trim());
  if (2 * length <= max) return null;
  return (
    <span className={`${length > max ? 'text-danger' : 'text-ink-3'} ${className}`}>
      <LengthCount {...{ length, max }} label={t('count', { length, max })} />
    </span>
  );
}
