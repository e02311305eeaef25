'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { codeRules } from '@/lib/people/account/codes';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';

interface SendCodeProps {
  /** Sends it; resolves to whether that worked. The form shows errors. */
  onSend(): Promise<boolean>;
}

/** The button that sends a code, and enables itself again after a pause. */
export function SendCode({ onSend }: SendCodeProps) {
  const t = useTranslations('settings.code');
  const [isSending, setSending] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const left = useSecondsLeft((sentAt ?? 0) + codeRules.secondsBetween * 1000);

  async function send() {
    if (isSending || left > 0) return;
    setSending(true);
    if (await onSend()) setSentAt(Date.now());
    setSending(false);
  }
  const label = sentAt === null ? t('send') : t('again');
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        aria-disabled={isSending || left > 0 || undefined}
        onClick={send}
        className={`tabular-nums aria-disabled:opacity-60 ${buttonClass('line')}`}
      >
        {left > 0 ? t('wait', { count: left }) : label}
      </button>
      <span role="status" className="text-sm text-ink-2">
        {sentAt !== null && t('sent')}
      </span>
    </div>
  );
}
