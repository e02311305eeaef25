'use client';

import { useTranslations } from 'next-intl';
import { RichField } from '@/components/base/rich-text/card-rich-field';
import { LengthCount } from '@/components/ui/length-count';
import { TextField } from '@/components/ui/text-field';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { activityLimits } from '@/lib/events/activity/codes';

import { halfWidths } from '@/lib/events/activity/rules/title-width';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';
import { textFields } from './text-fields';

/** What an activity says of itself: title and details in both languages. */
export function EditTexts({ activity }: { activity: EditedActivity }) {
  return (
    <EditLanguages
      refusals={activity.refusals}
      isBroken={(language) => textFields[language].some((field) => activity.rules[field] !== undefined)}
    >
      {(language) => <TextsIn activity={activity} language={language} />}
    </EditLanguages>
  );
}

function TextsIn({ activity, language }: { activity: EditedActivity; language: Language }) {
  const t = useTranslations('activityEdit');
  const nameOf = useTranslations('editor.languages');
  const ruleOf = useRuleOf(activity);
  const [title, body] = textFields[language];
  const { draft, values } = activity;
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
            ? t('fields.titleHint', { max: activityLimits.title })
            : t('underReview.title', { text: draft[title] || t('underReview.nothing') })
        }
        after={<TitleCount title={values[title]} />}
        onChange={({ target }) => activity.change({ [title]: target.value })}
      />
      {draft.underReview[body] !== undefined && <p className="pb-2 text-ink-2 text-sm">{t('underReview.body')}</p>}
      <RichField
        // It begins again where other texts replace the typed ones.
        key={activity.edition}
        kind="text"
        label={t(`fields.${body}`)}
        lang={lang}
        value={values[body]}
        error={ruleOf(body)}
        onChange={(html) => activity.change({ [body]: html })}
      />
    </>
  );
}

/** How long a title is, in Chinese characters, where the end is near. */
function TitleCount({ title }: { title: string }) {
  const t = useTranslations('activityEdit.fields');
  const max = activityLimits.title;
  const length = Math.ceil(halfWidths(title.trim()) / 2);
  if (2 * length <= max) return null;
  return (
    <span className={`flex-none pr-3 text-sm tabular-nums ${length > max ? 'text-danger' : 'text-ink-3'}`}>
      <LengthCount {...{ length, max }} label={t('count', { length, max })} />
    </span>
  );
}
