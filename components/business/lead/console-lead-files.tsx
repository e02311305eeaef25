'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { readLeadFile } from '@/lib/business/lead/client/console';
import type { Lead } from '@/lib/business/lead/contract';
import { download } from '@/lib/platform/client/download';

/** Files that the customer has sent; they are downloaded, never opened in place. */
export function LeadFiles({ files }: Pick<Lead, 'files'>) {
  const t = useTranslations('leadConsole');
  return (
    <ConsoleSection title={t('files')}>
      <ul className="border-line border-t">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-3 border-line border-b py-2 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
            <span className="text-ink-3 tabular-nums">
              {t('kilobytes', { count: Math.max(1, Math.round(file.bytes / 1024)) })}
            </span>
            <button
              type="button"
              aria-label={t('saveFile', { name: file.name })}
              onClick={() => download(readLeadFile, { id: file.id }).catch(() => undefined)}
              className={consoleButton()}
            >
              {t('save')}
            </button>
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}
