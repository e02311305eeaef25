'use client';

import { useTranslations } from 'next-intl';
import { toast } from './toast';

/** The words of a `PagedList`, and the message at its end (specification section 2). */
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
