'use client';

import { useTranslations } from 'next-intl';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { entryLimits } from '@/lib/events/entry/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';

const fields = {
  zh: ['titleZh', 'introZh'],
  en: ['titleEn', 'introEn'],
} as const satisfies Record<Language, unknown>;

/** What an entry says of itself: title and introduction, of which one language is enough. */
export function EditTexts({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.texts');
  return (
    <>
      <p className="mb-3 text-ink-2 text-pretty">
        {entry.agreement.contest.isBlind ? `${t('hint')} ${t('blind')}` : t('hint')}
      </p>
      <EditLanguages
        refusals={entry.refusals}
        isBroken={(language) => fields[language].some((field) => entry.rules[field] !== undefined)}
      >
        {(language) => <TextsIn entry={entry} language={language} />}
      </EditLanguages>
    </>
  );
}

function TextsIn({ entry: { values, change, rules }, language }: { entry: EditedEntry; language: Language }) {
  const t = useTranslations('entryEdit.texts');
  const ruleOf = useRuleOf({ rules });
  const [title, intro] = fields[language];
  const lang = languageNames[language].html;
  const lengthOf = (name: typeof title | typeof intro) => countCharacters(values[name].trim());
  const count = (name: typeof title | typeof intro, max: number) => (
    <LengthCount length={lengthOf(name)} max={max} label={t('count', { length: lengthOf(name), max })} />
  );
  return (
    <>
      <TextField
        name={title}
        label={t(title)}
        lang={lang}
        autoComplete="off"
        value={values[title]}
        error={ruleOf(title)}
        after={
          lengthOf(title) > entryLimits.title / 2 && (
            <span className="flex-none pr-3 text-ink-3 text-sm tabular-nums">{count(title, entryLimits.title)}</span>
          )
        }
        onChange={({ target }) => change({ [title]: target.value })}
      />
      <TextAreaField
        name={intro}
        label={t(intro)}
        lang={lang}
        rows={6}
        value={values[intro]}
        error={ruleOf(intro)}
        counter={count(intro, entryLimits.intro)}
        isOver={lengthOf(intro) > entryLimits.intro}
        onChange={({ target }) => change({ [intro]: target.value })}
      />
    </>
  );
}
