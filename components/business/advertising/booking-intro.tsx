'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { bookingRules } from '@/lib/business/advertising/codes';
import { Link } from '@/lib/platform/i18n/link';

/** What booking is and how it works. */
export function BookingIntro() {
  const t = useTranslations('advertising.booking');
  const contact = (words: ReactNode) => (
    <Link href="/contact-us" className="underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <div className="mb-9 max-w-180">
      <h1 className="text-hero">{t('title')}</h1>
      <p className="mt-3 text-lg text-ink-2 text-pretty">{t('lead', { days: bookingRules.heldDays })}</p>
      <p className="mt-2 text-sm text-ink-3 text-pretty">{t('rules', { max: bookingRules.weeksAtOnce })}</p>
      <p className="mt-1">
        <Link
          href="/advertisement"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          {t('rateCard')}
        </Link>
      </p>
      <noscript>
        <p className="mt-4 rounded-md bg-sunk px-4 py-3">{t.rich('noScript', { link: contact })}</p>
      </noscript>
    </div>
  );
}
