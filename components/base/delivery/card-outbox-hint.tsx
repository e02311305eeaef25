'use client';

import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { ScreenIcon } from '@/components/ui/screen-icon';

/**
 * On a demonstration, says where to find the messages that were asked for. The page knows whether it is one
 * (`env().demo`) and provides the messages of `delivery`.
 */
export function OutboxHint({ show }: { show: boolean }) {
  const t = useTranslations('delivery');
  if (!show) return null;
  return (
    <NewTabLink href="/outbox" className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-2 underline">
      {t('hint')}
      <ScreenIcon name="arrow" className="size-4 flex-none" />
    </NewTabLink>
  );
}
