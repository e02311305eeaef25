'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { moveTabFocus, tabClass } from '@/components/ui/tab-keys';
import { fieldsOf } from '@/lib/community/article/rules/article-texts';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import type { EditedArticle } from './edit-state';
import { ShownArticle } from './shown-article';

interface PreviewSheetProps {
  article: EditedArticle;
  onClose(): void;
}

/** What is typed as readers will see it, in one language at a time. */
export function PreviewSheet({ article, onClose }: PreviewSheetProps) {
  const t = useTranslations('articleEdit');
  const nameOf = useTranslations('editor.languages');
  const version = useLanguage();
  const [language, setLanguage] = useState<Language>(version);
  const { title, body } = fieldsOf[language];
  const { values } = article;
  return (
    <Sheet open onClose={onClose} label={t('preview.title')} closeLabel={t('preview.close')} isWide>
      <div
        role="tablist"
        aria-label={nameOf('label')}
        onKeyDown={moveTabFocus}
        className="mb-5 flex gap-5 border-line border-b"
      >
        {(version === 'zh' ? languages : languages.toReversed()).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === language}
            tabIndex={name === language ? 0 : -1}
            onClick={() => setLanguage(name)}
            className={tabClass}
          >
            {nameOf(name)}
          </button>
        ))}
      </div>
      {values[title] === '' && values[body] === '' && <p className="py-6 text-ink-2">{t('preview.none')}</p>}
      {values[title] !== '' && (
        <h3 lang={languageNames[language].html} className="mb-5 text-hero text-balance wrap-anywhere">
          {values[title]}
        </h3>
      )}
      <ShownArticle html={values[body]} name={values[title] || t('untitled')} language={language} />
    </Sheet>
  );
}
