'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { goToWechat } from '@/lib/account/client/go-to-wechat';
import { ConnectionError } from '@/lib/platform/client/errors';
import { currentHost } from '@/lib/platform/client/host';
import { toast } from '@/lib/platform/client/toast';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/**
 * Leaves for the chat app to bind it: inside it, or by a QR code on a wide screen, which a phone can read. Elsewhere it
 * says why not. Which of them is a matter of style, as in the login, so that nothing shifts when the page comes alive.
 */
export function BindWechat({ isOffered }: { isOffered: boolean }) {
  const t = useTranslations('settings.binding');
  const offline = useTranslations('client')('offline');
  const locale = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      goToWechat(currentHost() === 'wechat' ? 'inside' : 'qr', getPathname({ locale, href: '/Settings/binding' })),
    // The error path says everything else.
    onError: (error) => error instanceof ConnectionError && toast(offline),
  });
  if (!isOffered) return <p className="text-ink-2">{t('notOffered')}</p>;
  return (
    <>
      <p className="mb-4 text-ink-2 text-pretty">{t('lead')}</p>
      <div className="hidden in-data-[host=wechat]:block md:block">
        <button type="button" disabled={isPending} onClick={() => mutate()} className={buttonClass('accent')}>
          {t('bind')}
        </button>
      </div>
      <p className="text-ink-2 text-pretty in-data-[host=wechat]:hidden md:hidden">{t('notHere')}</p>
    </>
  );
}
