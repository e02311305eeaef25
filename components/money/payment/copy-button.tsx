'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';

/** Copies a text that is shown beside it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('cashier');
  return (
    <button
      type="button"
      onClick={async () => toast((await copyText(text)) ? t('copied') : t('notCopied'))}
      className={`flex-none ${buttonClass('line', 'small')}`}
    >
      {t('copy')}
      <span className="sr-only"> {label}</span>
    </button>
  );
}
