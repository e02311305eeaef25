'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { outboxQuery } from '@/lib/base/delivery/client/outbox';
import type { OutboxMessage } from '@/lib/base/delivery/contract';
import { Link } from '@/lib/platform/i18n/link';
import { OutboxItem } from './outbox-item';

interface OutboxScreenProps {
  /** The messages when the page was requested. */
  first: OutboxMessage[];
}

/** What a demonstration would have sent, the newest first (DESIGN 8). Refetched every few seconds. */
export function OutboxScreen({ first }: OutboxScreenProps) {
  const t = useTranslations('delivery.outbox');
  const { data, isError } = useQuery({ ...outboxQuery, initialData: first });
  return (
    <div className="wrap max-w-3xl pt-7 pb-12">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 text-ink-2 text-pretty">{t('lead')}</p>
      <p role="status" className="mt-2 text-sm text-danger">
        {isError && t('failed')}
      </p>
      {data.length === 0 && (
        <Notice title={t('empty.title')} text={t('empty.text')}>
          <Link href="/login" className={buttonClass('accent')}>
            {t('empty.action')}
          </Link>
        </Notice>
      )}
      <div role="log" aria-label={t('title')}>
        <ol className="mt-4">
          {data.map((message, index) => (
            <OutboxItem key={message.id} message={message} isNewest={index === 0} />
          ))}
        </ol>
      </div>
    </div>
  );
}
