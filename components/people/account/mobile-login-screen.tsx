'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { EntryScreen } from './entry-screen';
import { MobileForm } from './mobile-form';

/** Logs in by a code to a phone; a new number goes on to registration. */
export function MobileLoginScreen() {
  const t = useTranslations('account.mobile');
  return (
    <EntryScreen title={t('login.title')} lead={t('login.lead')}>
      <MobileForm purpose="login" />
      <p className="mt-3 text-center">
        <Link href="/login" className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink">
          {t('byPassword')}
        </Link>
      </p>
    </EntryScreen>
  );
}
