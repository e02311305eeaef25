'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';

/** A command to run elsewhere, and a button that copies it. */
export function CopyCommand({ command }: { command: string }) {
  const t = useTranslations('integrity.results.copy');
  return (
    <div className="rounded-md bg-sunk p-4">
      <pre className="text-xs leading-5 whitespace-pre-wrap break-all">
        <code>{command}</code>
      </pre>
      <button
        type="button"
        onClick={async () => toast((await copyText(command)) ? t('done') : t('failed'))}
        className={`mt-3 noscript:hidden ${buttonClass('line', 'small')}`}
      >
        {t('label')}
      </button>
    </div>
  );
}
