'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/** The profile's address with its language, encoded for a query: where other pages return to. */
function useWayBack(): string {
  return encodeURIComponent(getPathname({ locale: useLanguage(), href: '/Settings/profile' }));
}

/** The area, which is chosen and saved on a page of its own. */
export function AddressRow({ address, areaId }: { address: string; areaId: string | null }) {
  const t = useTranslations('settings.profile');
  const chosen = areaId === null ? '' : `&value=${encodeURIComponent(areaId)}`;
  return (
    <div className="mb-4.5">
      <p className="mb-1.5 text-sm font-semibold" aria-hidden="true">
        {t('address')}
      </p>
      <Link
        href={`/areaSelect?redirecturl=${useWayBack()}${chosen}`}
        className="flex h-12 items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 text-lg"
      >
        <span className="sr-only">{t('address')} </span>
        <span className={`truncate ${address ? '' : 'text-ink-3'}`}>{address || t('choose')}</span>
        <Icon name="back" className="size-4 flex-none rotate-180 text-ink-3" />
      </Link>
    </div>
  );
}

/** Link to bind the phone number that publishing needs; it leads back here. */
export function NeedsPhone() {
  const t = useTranslations('settings.profile');
  return (
    <Link
      href={`/Settings/security?change=phone&redirecturl=${useWayBack()}`}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('bindPhone')}
    </Link>
  );
}
