'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { WorkPanel } from '@/components/base/rich-text/card-rich-editor';
import { moveTabFocus, tabClass } from '@/components/ui/tab-keys';
import { fieldsOf } from '@/lib/community/article/rules/article-texts';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { type Language, languages } from '@/lib/platform/shared/language';
import { EditLanguage } from './edit-language';
import type { EditedArticle } from './edit-state';

interface EditLanguagesProps {
  article: EditedArticle;
  WorkPanel: WorkPanel;
}

/** The texts in both languages, that of the version first: side by side, or on a narrow screen as two tabs. */
export function EditLanguages({ article, WorkPanel }: EditLanguagesProps) {
  const t = useTranslations('articleEdit');
  const id = useId();
  const version = useLanguage();
  const order = version === 'zh' ? languages : languages.toReversed();
  const [selected, select] = useTab(article, version);
  return (
    <>
      <div
        role="tablist"
        aria-label={t('fields.languages')}
        onKeyDown={moveTabFocus}
        className="mb-4 flex gap-5 border-line border-b lg:hidden"
      >
        {order.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}tab-${language}`}
            aria-selected={language === selected}
            aria-controls={`${id}panel-${language}`}
            tabIndex={language === selected ? 0 : -1}
            onClick={() => select(language)}
            className={tabClass}
          >
            {t(`languages.${language}`)}
          </button>
        ))}
      </div>
      <div className="grid gap-x-8 lg:grid-cols-2">
        {order.map((language) => (
          <section
            key={language}
            id={`${id}panel-${language}`}
            aria-label={t(`languages.${language}`)}
            className={`min-w-0 ${language === selected ? '' : 'max-lg:hidden'}`}
          >
            <EditLanguage article={article} language={language} WorkPanel={WorkPanel} />
          </section>
        ))}
      </div>
    </>
  );
}

/** The tab that is open on a narrow screen: a refused press opens that of the first broken rule. */
function useTab({ refusals, rules }: EditedArticle, first: Language) {
  const [selected, select] = useState(first);
  const [seen, setSeen] = useState(refusals);
  const isBroken = (language: Language) =>
    Object.values(fieldsOf[language]).some((field) => rules[field] !== undefined);
  if (seen !== refusals) {
    setSeen(refusals);
    const broken = languages.find(isBroken);
    if (broken && !isBroken(selected)) select(broken);
  }
  return [selected, select] as const;
}
