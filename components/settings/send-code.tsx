'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { codeRules } from '@/lib/account/codes';

interface SendCodeProps {
  /** Sends it; answers whether that was done. What went wrong is the form's to show. */
  onSend(): Promise<boolean>;
}

/** The button that sends a code, and then again once that may be done. */
export function SendCode({ onSend }: SendCodeProps) {
  const t = useTranslations('settings.code');
  const [left, countFrom] = useCountdown();
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);

  async function send() {
    if (isSending || left > 0) return;
    setSending(true);
    const isSent = await onSend();
    setSending(false);
    if (!isSent) return;
    setSent(true);
    countFrom(codeRules.secondsBetween);
  }
  const label = wasSent ? t('again') : t('send');
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
        {wasSent && t('sent')}
      </span>
    </div>
  );
}

/** Whole seconds that count down to 0, and what starts them. By the clock, since a page in the background sleeps. */
function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const count = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(counting);
    };
    const counting = setInterval(count, 1000);
    count();
    return () => clearInterval(counting);
  }, [until]);
  const countFrom = (seconds: number) => {
    setLeft(seconds);
    setUntil(Date.now() + seconds * 1000);
  };
  return [left, countFrom];
}
