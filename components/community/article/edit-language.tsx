'use client';

import { useTranslations } from 'next-intl';
import type { WorkPanel } from '@/components/base/rich-text/card-rich-editor';
import { RichField } from '@/components/base/rich-text/card-rich-field';
import { LengthCount } from '@/components/ui/length-count';
import { TextField } from '@/components/ui/text-field';
import { articleLimits, type TextState } from '@/lib/community/article/codes';
import { fieldsOf } from '@/lib/community/article/rules/article-texts';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedArticle } from './edit-state';
import { EmbeddedWork } from './embedded-work';

interface EditLanguageProps {
  article: EditedArticle;
  language: Language;
  WorkPanel: WorkPanel;
}

const tones: Record<TextState, string> = {
  missing: 'text-ink-3',
  alone: 'text-ink-3',
  unchecked: 'text-ink-2',
  checked: 'text-ok',
  stale: 'text-danger',
};

/** The text in one language, with how it stands to the other. */
export function EditLanguage({ article, language, WorkPanel }: EditLanguageProps) {
  const t = useTranslations('articleEdit');
  const nameOf = useTranslations('editor.languages');
  const ruleOf = useRuleOf(article);
  const { title, body } = fieldsOf[language];
  const { draft, values } = article;
  const state = article.textStates[language];
  const [length, max] = [countCharacters(values[title].trim()), articleLimits.title];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-base max-lg:sr-only">{nameOf(language)}</h2>
        <p className={`text-sm ${tones[state]}`}>{t(`textStates.${state}`)}</p>
      </div>
      <TextField
        name={title}
        label={t(`fields.${title}`)}
        lang={languageNames[language].html}
        value={values[title]}
        autoComplete="off"
        error={ruleOf(title)}
        hint={
          draft.underReview[title] === undefined
            ? undefined
            : t('underReview.title', { text: draft[title] || t('underReview.nothing') })
        }
        after={
          // Counted where the end is near.
          2 * length > max && (
            <span className={`flex-none pr-3 text-sm tabular-nums ${length > max ? 'text-danger' : 'text-ink-3'}`}>
              <LengthCount {...{ length, max }} label={t('fields.count', { length, max })} />
            </span>
          )
        }
        onChange={({ target }) => article.change({ [title]: target.value })}
      />
      {draft.underReview[body] !== undefined && <p className="pb-2 text-ink-2 text-sm">{t('underReview.body')}</p>}
      <RichField
        kind="article"
        // It begins again where other texts replace the typed ones.
        key={article.edition}
        label={t(`fields.${body}`)}
        lang={languageNames[language].html}
        value={values[body]}
        error={ruleOf(body)}
        onChange={(html) => article.change({ [body]: html })}
        uploadPicture={article.savePicture}
        maxPictureBytes={articleLimits.pictureBytes}
        renderWork={(id) => <EmbeddedWork id={id} />}
        workPanel={WorkPanel}
      />
    </>
  );
}
