'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PageField } from '@/components/base/rich-text/card-page-field';
import { moveTabFocus, tabClass } from '@/components/ui/tab-keys';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { PageSaver, PageState } from '@/lib/base/content/client/use-draft';
import { contentLimits } from '@/lib/base/content/codes';
import type { ContentText } from '@/lib/base/content/contract';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { pagePictures } from './console-pictures';
import { useProblemText } from './console-problems';

interface LanguagePanelsProps {
  saver: PageSaver;
  state: PageState;
  /** The language that is shown. */
  language: Language;
  onLanguage(language: Language): void;
}

/** Both languages of a page, each behind its tab. The hidden one keeps its state. */
export function LanguagePanels({ saver, state, language, onLanguage }: LanguagePanelsProps) {
  const t = useTranslations('contentConsole.languages');
  const id = useId();
  const labelOf = (each: Language) => {
    const name = t(each === 'en' && !state.typed.en.title.trim() ? 'enEmpty' : each);
    // Marked fields may be in the hidden tab.
    const isMarked = Object.keys(state.rules).some((place) => place.startsWith(`${each}.`));
    return isMarked ? t('check', { language: name }) : name;
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={t('label')}
        onKeyDown={moveTabFocus}
        className="mb-4 flex gap-6 border-line border-b"
      >
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === language}
            aria-controls={`${id}-${each}-panel`}
            tabIndex={each === language ? 0 : -1}
            onClick={() => onLanguage(each)}
            className={tabClass}
          >
            {labelOf(each)}
          </button>
        ))}
      </div>
      {languages.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-${each}-panel`}
          aria-labelledby={`${id}-${each}`}
          hidden={each !== language}
        >
          <TextPanel {...{ saver, state }} language={each} />
        </div>
      ))}
    </div>
  );
}

function TextPanel({ saver, state, language }: Pick<LanguagePanelsProps, 'saver' | 'state' | 'language'>) {
  const t = useTranslations('contentConsole.fields');
  const problemAt = useProblemText(state.rules);
  const { title, description, body } = state.typed[language];
  const edit = (part: Partial<ContentText>) => {
    saver.change({ [language]: { ...saver.get().typed[language], ...part } });
  };
  const count = (text: string, max: number) => t('count', { count: countCharacters(text.trim()), max });
  const lang = languageNames[language].html;
  const titleCount = count(title, contentLimits.title);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('title')}
        hint={language === 'en' && !title.trim() ? t('englishHint') : titleCount}
        error={problemAt(`${language}.title`)}
        value={title}
        onChange={({ target }) => edit({ title: target.value })}
        lang={lang}
      />
      <TextAreaField
        label={t('description')}
        hint={`${t('descriptionHint')} · ${count(description, contentLimits.description)}`}
        error={problemAt(`${language}.description`)}
        value={description}
        onChange={({ target }) => edit({ description: target.value })}
        lang={lang}
        rows={2}
      />
      {state.typed.kind !== 'special' && (
        <PageField
          label={t('body')}
          lang={lang}
          value={body}
          // The comparison needs the text typed here and the saved one.
          kept={state.status === 'saved' ? state.saved.document[language].body : null}
          onChange={(html) => edit({ body: html })}
          error={problemAt(`${language}.body`)}
          {...pagePictures}
        />
      )}
    </div>
  );
}
