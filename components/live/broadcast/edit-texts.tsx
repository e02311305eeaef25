'use client';

import { useTranslations } from 'next-intl';
import { RichField } from '@/components/base/rich-text/card-rich-field';
import { LengthCount } from '@/components/ui/length-count';
import { TextField } from '@/components/ui/text-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { broadcastLimits } from '@/lib/live/broadcast/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedBroadcast } from './edit-state';
import { textFields } from './text-fields';

/** What a broadcast says of itself: title and details in both languages. */
export function EditTexts({ broadcast }: { broadcast: EditedBroadcast }) {
  return (
    <EditLanguages
      refusals={broadcast.refusals}
      isBroken={(language) => textFields[language].some((field) => broadcast.rules[field] !== undefined)}
    >
      {(language) => <TextsIn broadcast={broadcast} language={language} />}
    </EditLanguages>
  );
}

function TextsIn({ broadcast, language }: { broadcast: EditedBroadcast; language: Language }) {
  const t = useTranslations('broadcastEdit');
  const nameOf = useTranslations('editor.languages');
  const ruleOf = useRuleOf(broadcast);
  const [title, body] = textFields[language];
  const { draft, values } = broadcast;
  const lang = languageNames[language].html;
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
        hint={
          draft.underReview[title] === undefined
            ? t('fields.titleHint', { max: broadcastLimits.title })
            : t('underReview.title', { text: draft[title] || t('underReview.nothing') })
        }
        after={<TitleCount title={values[title]} />}
        onChange={({ target }) => broadcast.change({ [title]: target.value })}
      />
      {draft.underReview[body] !== undefined && <p className="pb-2 text-ink-2 text-sm">{t('underReview.body')}</p>}
      <RichField
        // It begins again where other texts replace the typed ones.
        key={broadcast.edition}
        kind="text"
        label={t(`fields.${body}`)}
        lang={lang}
        value={values[body]}
        error={ruleOf(body)}
        onChange={(html) => broadcast.change({ [body]: html })}
      />
    </>
  );
}

/** How long a title is, where the end is near. */
function TitleCount({ title }: { title: string }) {
  const t = useTranslations('broadcastEdit.fields');
  const max = broadcastLimits.title;
  const length = countCharacters(title.trim());
  if (2 * length <= max) return null;
  return (
    <span className={`flex-none pr-3 text-sm tabular-nums ${length > max ? 'text-danger' : 'text-ink-3'}`}>
      <LengthCount {...{ length, max }} label={t('count', { length, max })} />
    </span>
  );
}
