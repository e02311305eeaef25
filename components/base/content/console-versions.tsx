'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import type { ContentDraft } from '@/lib/base/content/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface PageVersionsProps {
  draft: ContentDraft;
  isBusy: boolean;
  onRestore(version: number): void;
}

/** The kind of the page, and all its published versions, the latest first. */
export function PageVersions({ draft, isBusy, onRestore }: PageVersionsProps) {
  const t = useTranslations('contentConsole');
  return (
    <aside className="max-lg:mt-8">
      <h2 className="mb-2 text-base">{t('about.title')}</h2>
      <Facts
        facts={[
          { label: t('about.kind'), value: t(`kinds.${draft.kind}`) },
          { label: t('about.id'), value: draft.id },
          { label: t('about.version'), value: draft.version ?? t('about.none') },
          { label: t('about.editor'), value: draft.editor },
        ]}
      />
      <ConsoleSection title={t('versions.title')}>
        {draft.versions.length === 0 && <p className="text-ink-3 text-sm">{t('versions.none')}</p>}
        <ol className="text-sm">
          {draft.versions.map(({ version, author, publishedAt }) => (
            <li key={version} className="flex items-center justify-between gap-3 border-line border-b py-2">
              <span className="min-w-0">
                <span className="block">{t('versions.nth', { version })}</span>
                <span className="block text-ink-3 text-xs wrap-anywhere">
                  {author && `${author} · `}
                  <time dateTime={publishedAt}>{formatDate(Date.parse(publishedAt), { withTime: true })}</time>
                </span>
              </span>
              <button
                type="button"
                disabled={isBusy}
                aria-label={t('acts.restoreLabel', { version })}
                onClick={() => onRestore(version)}
                className={consoleButton()}
              >
                {t('acts.restore')}
              </button>
            </li>
          ))}
        </ol>
      </ConsoleSection>
    </aside>
  );
}
