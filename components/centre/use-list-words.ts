'use client';

import { useTranslations } from 'next-intl';
import type { PagedListWords } from '@/components/ui/paged-list';
import { toast } from '@/lib/platform/client/toast';

/** The words of the lists of people's pages, and the message at the end of one (specification section 2). */
export function useListWords(): { words: PagedListWords; onEnd(): void } {
  const t = useTranslations('centre.list');
  const client = useTranslations('client');
  return {
    words: {
      loading: client('loadingMore'),
      more: t('more'),
      end: t('end'),
      offline: client('offline'),
      failed: client('loadFailed'),
      retry: client('retry'),
    },
    onEnd: () => toast(client('noMore')),
  };
}
