'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { logOut } from '@/lib/account/client/enter';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { rowClass } from './settings-row';

/** Logs out and leads home. */
export function LogOutRow() {
  const t = useTranslations('settings.list');
  const offline = useTranslations('client')('offline');
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => logOut(language),
    // The error path says everything else.
    onError: (error) => error instanceof ConnectionError && toast(offline),
  });
  return (
    <li>
      <button type="button" disabled={isPending} onClick={() => mutate()} className={`text-danger ${rowClass}`}>
        {isPending ? t('loggingOut') : t('logOut')}
      </button>
    </li>
  );
}
