import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage, usePathname } from '@/lib/platform/i18n/use-navigation';

/** Link to bind the phone number that publishing needs; it leads back here. */
export function NeedsPhone() {
  const t = useTranslations('work');
  const back = encodeURIComponent(getPathname({ locale: useLanguage(), href: usePathname() }));
  return (
    <Link
      href={`/Settings/security?change=phone&redirecturl=${back}`}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('bindPhone')}
    </Link>
  );
}
