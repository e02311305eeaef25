'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ArticleText } from '@/components/base/rich-text/card-article-text';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';
import { outline } from '@/lib/base/rich-text/codes';
import { contestTermsQuery } from '@/lib/events/contest/client/contests';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface TermsSheetProps {
  /** Of the contest. */
  name: string;
  version: number;
  onClose(): void;
}

/** A version of the terms of a contest, over its page. */
export function TermsSheet({ name, version, onClose }: TermsSheetProps) {
  const t = useTranslations('contestHome.terms');
  const textLanguage = useTextLanguage();
  const { data: terms, isError, refetch } = useQuery(contestTermsQuery(name, version));
  return (
    <Sheet open isWide label={t('sheet', { version })} closeLabel={t('close')} onClose={onClose}>
      {isError && (
        <div role="alert" className="py-6 text-center">
          <p className="mb-4">{t('failed')}</p>
          <button type="button" onClick={() => refetch()} className={buttonClass('ink')}>
            {t('retry')}
          </button>
        </div>
      )}
      {!terms && !isError && (
        <div role="status" aria-label={t('loading')}>
          <div className="skeleton h-4 w-2/5" />
          <div className="skeleton mt-3 h-40 w-full" />
        </div>
      )}
      {terms && (
        <>
          <p className="mb-4 text-ink-3 text-sm tabular-nums">{formatDate(Date.parse(terms.madeTime))}</p>
          <ArticleText
            name={`terms-${version}`}
            html={outline(terms.body, `terms-${version}`, 'h2').html}
            lang={textLanguage(terms.language)}
            renderWork={() => null}
          />
        </>
      )}
    </Sheet>
  );
}
