'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { keepReceipt } from '@/lib/business/lead/client/last-receipt';
import type { LeadReceipt } from '@/lib/business/lead/contract';
import { Link } from '@/lib/platform/i18n/link';
import { LeadNumber } from './lead-number';
import { NextSteps } from './request-steps';

interface LeadReceiptViewProps {
  receipt: LeadReceipt;
  /** Additional text, such as until when weeks are held. */
  children?: ReactNode;
}

/**
 * What a customer gets after sending a request: its number, the link to its page, the next steps. It replaces the form,
 * so its heading takes the focus.
 */
export function LeadReceiptView({ receipt, children }: LeadReceiptViewProps) {
  const t = useTranslations('lead.receipt');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => keepReceipt(receipt), [receipt]);
  return (
    <section aria-labelledby={id} data-sent="">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--spacing-head)+16px)] text-2xl outline-none"
      >
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">{t('text')}</p>
      <LeadNumber number={receipt.number} words={{ label: t('number'), copy: t('copy'), copied: t('copied') }} />
      {children}
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href={`/business/requests/${receipt.key}`} className={buttonClass('accent')}>
          {t('status')}
        </Link>
        <Link href="/business" className={buttonClass('line')}>
          {t('back')}
        </Link>
      </p>
      <p className="mt-3 text-sm text-ink-3 text-pretty">{t('statusHint')}</p>
      <h3 className="mt-8 text-lg">{t('next')}</h3>
      <NextSteps steps={['read', 'follow']} />
    </section>
  );
}
