'use client';

import { Icon } from '@/components/ui/icon';
import { pageCard } from '@/lib/platform/client/page-card';
import { type ShareWords, sharePage } from '@/lib/platform/client/share';

interface ShareButtonProps {
  label: string;
  words: ShareWords;
  className?: string;
}

/** Shares the page it stands on, in the way that the visitor's host has (specification section 7). */
export function ShareButton({ label, words, className }: ShareButtonProps) {
  return (
    <button type="button" onClick={() => sharePage(pageCard(), words)} className={className}>
      <Icon name="share" className="size-5" />
      {label}
    </button>
  );
}
