import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage, usePathname } from '@/lib/platform/i18n/use-navigation';

/** The way to bind the phone that publishing needs, and back to this page. */
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
