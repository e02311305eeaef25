'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { useLogOut } from '@/lib/people/account/client/use-log-out';

/** Logs out and goes to the home page. */
export function LogOutButton() {
  const t = useTranslations('centre.own');
  const { isPending, press } = useLogOut();
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={press}
      className={`self-start max-md:w-full ${buttonClass('line')}`}
    >
      {isPending ? t('loggingOut') : t('logOut')}
    </button>
  );
}
