'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';

/** The wording of the letter of authority, to be copied, signed and sealed. */
export function Letter() {
  const t = useTranslations('verification.letter');
  return (
    <details className="mb-5 rounded-md border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{t('title')}</summary>
      <p className="text-ink-2 text-pretty">{t('lead')}</p>
      <p className="my-3 whitespace-pre-line rounded-md bg-sunk px-4 py-3">{t('text')}</p>
      <button
        type="button"
        onClick={async () => toast((await copyText(t('text'))) ? t('copied') : t('notCopied'))}
        className={`mb-4 ${buttonClass('line', 'small')}`}
      >
        {t('copy')}
      </button>
    </details>
  );
}
