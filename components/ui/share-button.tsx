'use client';

import { loadPart } from '@/lib/platform/client/load-part';
import type { ShareWords } from '@/lib/platform/client/share';
import { Icon } from './icon';

interface ShareButtonProps {
  label: string;
  words: ShareWords;
  className?: string;
}

/** Shares its page in the way that the visitor's host supports (specification section 7). */
export function ShareButton({ label, words, className }: ShareButtonProps) {
  const share = () =>
    loadPart(
      () => import('@/lib/platform/client/share'),
      'share',
      ({ shareThisPage }) => shareThisPage(words),
    );
  return (
    <button type="button" onClick={share} className={className}>
      <Icon name="share" className="size-5" />
      {label}
    </button>
  );
}
