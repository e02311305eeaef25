'use client';

import { useTranslations } from 'next-intl';
import { toast } from './toast';

/** The messages of a `PagedList`, and the toast at its end (specification section 2). */
export function useListWords() {
  const t = useTranslations('client');
  return {
    words: {
      loading: t('loadingMore'),
      more: t('more'),
      end: t('end'),
      offline: t('offline'),
      failed: t('loadFailed'),
      retry: t('retry'),
    },
    onEnd: () => toast(t('noMore')),
  };
}
