'use client';

import { useTranslations } from 'next-intl';
import { useLastReceipt } from '@/lib/business/lead/client/last-receipt';
import { Link } from '@/lib/platform/i18n/link';

/**
 * Shows the number of a request that was just sent when its sender opens a form again, so that it is not sent twice by
 * mistake.
 */
export function LastRequest() {
  const t = useTranslations('lead');
  const last = useLastReceipt();
  if (!last) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 rounded-md bg-accent-wash px-4 py-1">
      <span className="grow py-2">{t('form.last', { number: last.number })}</span>
      <Link href={`/business/requests/${last.key}`} className="flex min-h-11 items-center font-semibold text-accent">
        {t('receipt.status')}
      </Link>
    </p>
  );
}
