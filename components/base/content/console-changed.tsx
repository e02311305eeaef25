'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import type { PageSaver } from '@/lib/base/content/client/use-draft';
import type { ContentDraft } from '@/lib/base/content/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface ChangedNoticeProps {
  theirs: ContentDraft;
  saver: PageSaver;
}

/** Somebody else has saved meanwhile: shows who and when, and offers a choice. Neither text changes before that. */
export function ChangedNotice({ theirs, saver }: ChangedNoticeProps) {
  const t = useTranslations('contentConsole');
  const time = formatDate(Date.parse(theirs.updatedAt), { withTime: true });
  return (
    <section aria-labelledby="changed" className="mb-5 border-danger border-l-2 pl-4">
      <h2 id="changed" className="text-base">
        {t('changed.title', { editor: theirs.editor ?? t('somebody'), time })}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{t('changed.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Link
          href={`/staff/content/${encodeURIComponent(theirs.id)}/preview`}
          target="_blank"
          className={consoleButton()}
        >
          {t('changed.see')}
        </Link>
        <button type="button" onClick={() => saver.take(theirs)} className={consoleButton()}>
          {t('changed.load')}
        </button>
        <button type="button" onClick={() => void saver.saveOver()} className={consoleButton('danger')}>
          {t('changed.saveOver')}
        </button>
      </div>
    </section>
  );
}
