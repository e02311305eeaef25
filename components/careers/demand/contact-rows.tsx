'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { DemandContact } from '@/lib/careers/demand/contract';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';

interface ContactRowsProps {
  contact: DemandContact;
  /** Of an e-mail. */
  subject: string;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere';

/** A contact that was asked for: each way with the means to use or copy it. A live region, since it comes by a press. */
export function ContactRows({ contact: { name, phone, email, wechat }, subject }: ContactRowsProps) {
  const t = useTranslations('demandContact');
  return (
    <div role="status" className="mt-6">
      <p className="font-semibold text-lg">{name}</p>
      <dl className="mt-2 border-line border-t *:border-line *:border-b">
        <Row label={t('phone')} text={phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`tabular-nums ${linkClass}`}>
            {phone}
          </a>
        </Row>
        <Row label={t('email')} text={email}>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={linkClass}>
            {email}
          </a>
        </Row>
        <Row label={t('wechat')} text={wechat}>
          <span className="inline-flex min-h-11 items-center wrap-anywhere">{wechat}</span>
        </Row>
      </dl>
      <p className="mt-3 text-ink-3 text-sm text-pretty">{t('care')}</p>
    </div>
  );
}

function Row({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  const t = useTranslations('demandContact');
  if (text === '') return null;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1">
      <dt className="text-ink-3 text-sm">{label}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <button
          type="button"
          onClick={async () => toast((await copyText(text)) ? t('copied') : t('notCopied'))}
          className={buttonClass('line', 'small')}
        >
          {t('copy')}
          <span className="sr-only"> {label}</span>
        </button>
      </dd>
    </div>
  );
}
