'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { logOut } from '@/lib/account/client/enter';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';

/** Logs out; where the server cannot be told, the login stands and says so. */
export function LogOutButton() {
  const t = useTranslations('centre.own');
  const offline = useTranslations('client')('offline');
  const locale = useLocale();
  const { mutate, isPending } = useMutation({
    mutationFn: () => logOut(locale),
    // The error path says everything else.
    onError: (error) => error instanceof ConnectionError && toast(offline),
  });
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
      className={`self-start max-md:w-full ${buttonClass('line')}`}
    >
      {isPending ? t('loggingOut') : t('logOut')}
    </button>
  );
}
