'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { moveTabFocus, tabClass } from '@/components/ui/tab-keys';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { type Language, languages } from '@/lib/platform/shared/language';

interface EditLanguagesProps {
  /** Grows with each refused press: the tab of the first broken rule then opens. */
  refusals: number;
  isBroken(language: Language): boolean;
  /** The fields of one language. */
  children(language: Language): ReactNode;
}

/** The texts in both languages, that of the version first: side by side, or on a narrow screen as two tabs. */
export function EditLanguages({ refusals, isBroken, children }: EditLanguagesProps) {
  const t = useTranslations('editor.languages');
  const id = useId();
  const version = useLanguage();
  const order = version === 'zh' ? languages : languages.toReversed();
  const [selected, select] = useTab({ refusals, isBroken }, version);
  return (
    <>
      <div
        role="tablist"
        aria-label={t('label')}
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
            {t(language)}
          </button>
        ))}
      </div>
      <div className="grid gap-x-8 lg:grid-cols-2">
        {order.map((language) => (
          <section
            key={language}
            id={`${id}panel-${language}`}
            aria-label={t(language)}
            className={`min-w-0 ${language === selected ? '' : 'max-lg:hidden'}`}
          >
            {children(language)}
          </section>
        ))}
      </div>
    </>
  );
}

/** The tab that is open on a narrow screen. */
function useTab({ refusals, isBroken }: Omit<EditLanguagesProps, 'children'>, first: Language) {
  const [selected, select] = useState(first);
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    const broken = languages.find(isBroken);
    if (broken && !isBroken(selected)) select(broken);
  }
  return [selected, select] as const;
}
