'use client';

import { Icon } from '@/components/ui/icon';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import type { ShareWords } from '@/lib/platform/client/share';
import { toast } from '@/lib/platform/client/toast';

interface ShareButtonProps {
  label: string;
  words: ShareWords;
  className?: string;
}

const load = () => importWithTimeout(() => import('@/lib/platform/client/share'), 'share');

/** Shares the page it stands on, in the way that the visitor's host has (specification section 7). */
export function ShareButton({ label, words, className }: ShareButtonProps) {
  const share = () =>
    load().then(
      ({ shareThisPage }) => shareThisPage(words),
      (error: Error) => toast(error.message),
    );
  return (
    <button type="button" onClick={share} className={className}>
      <Icon name="share" className="size-5" />
      {label}
    </button>
  );
}
