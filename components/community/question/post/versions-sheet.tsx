'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';
import { postVersionsQuery } from '@/lib/community/question/client/question-page';
import type { PostKind } from '@/lib/community/question/codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';

export interface VersionsSheetProps {
  kind: PostKind;
  id: string;
  onClose(): void;
}

/** What a post said before each of its changes. */
export function VersionsSheet({ kind, id, onClose }: VersionsSheetProps) {
  const t = useTranslations('questionPage.versions');
  const { data, isError, refetch } = useQuery(postVersionsQuery(kind, id));
  return (
    <Sheet open isWide label={t('title')} closeLabel={t('close')} onClose={onClose}>
      {isError && (
        <div role="alert" className="py-6 text-center">
          <p className="mb-4">{t('failed')}</p>
          <button type="button" onClick={() => refetch()} className={buttonClass('ink')}>
            {t('retry')}
          </button>
        </div>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t('loading')}>
          <div className="skeleton h-4 w-2/5" />
          <div className="skeleton mt-3 h-20 w-full" />
        </div>
      )}
      {data && (
        <>
          <p className="text-ink-3 text-sm">{t(data.length > 0 ? 'now' : 'empty')}</p>
          <ol className="divide-y divide-line">
            {data.map(({ revision, title, text, writtenAt }) => (
              <li key={revision} className="py-4">
                <p className="text-ink-3 text-xs tabular-nums">
                  {t('at', { date: formatDate(Date.parse(writtenAt), { withTime: true }) })}
                </p>
                {title && <p className="mt-1 font-semibold wrap-anywhere">{title}</p>}
                {text && (
                  <p dir="auto" className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">
                    {text}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Sheet>
  );
}
