'use client';

import { useTranslations } from 'next-intl';
import { useLogOut } from '@/lib/people/account/client/use-log-out';
import { rowClass } from './settings-row';

/** Logs out and goes to the home page. */
export function LogOutRow() {
  const t = useTranslations('settings.list');
  const { isPending, press } = useLogOut();
  return (
    <li>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={press}
        className={`text-danger ${rowClass}`}
      >
        {isPending ? t('loggingOut') : t('logOut')}
      </button>
    </li>
  );
}
