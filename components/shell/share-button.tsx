'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { pageCard } from '@/lib/platform/client/page-card';
import { sharePage } from '@/lib/platform/client/share';

/** Shares the page it stands on, in the way that the visitor's host has (specification section 7). */
export function ShareButton({ className }: { className?: string }) {
  const t = useTranslations('shell.share');
  const share = () =>
    sharePage(pageCard(), {
      copied: t('copied'),
      copiedInChat: t('copiedInChat'),
      copyFailed: (link) => t('copyFailed', { link }),
    });
  return (
    <button type="button" onClick={share} className={className}>
      <Icon name="share" className="size-5" />
      {t('share')}
    </button>
  );
}
