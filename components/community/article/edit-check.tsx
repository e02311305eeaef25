'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { hasText } from '@/lib/community/article/rules/article-texts';
import { languages } from '@/lib/platform/shared/language';
import type { EditedArticle } from './edit-state';

/** Where both texts are there: whether their author has said that both say the same, and the button that says it. */
export function EditCheck({ article }: { article: EditedArticle }) {
  const t = useTranslations('articleEdit.check');
  const [isChecking, setChecking] = useState(false);
  if (!languages.every((language) => hasText(article.values, language))) return null;
  const isChecked = languages.every((language) => article.textStates[language] === 'checked');

  async function check() {
    if (isChecking) return;
    setChecking(true);
    await article.check();
    setChecking(false);
  }
  return (
    <div role="status" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunk px-4 py-3">
      <p className="min-w-60 grow basis-0 text-ink-2 text-pretty">{isChecked ? t('done') : t('text')}</p>
      {!isChecked && (
        <button
          type="button"
          aria-disabled={isChecking || undefined}
          onClick={check}
          className={`aria-disabled:opacity-60 ${buttonClass('line')}`}
        >
          {isChecking ? t('checking') : t('action')}
        </button>
      )}
    </div>
  );
}
