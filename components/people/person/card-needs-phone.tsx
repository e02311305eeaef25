import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage, usePathname } from '@/lib/platform/i18n/use-navigation';

interface NeedsPhoneProps {
  /** The query of this page (`?kind=light`), where it matters when they come back. */
  query?: string;
}

/** Link to bind the phone number that publishing needs; it leads back here. */
export function NeedsPhone({ query = '' }: NeedsPhoneProps) {
  const t = useTranslations('person');
  const back = encodeURIComponent(getPathname({ locale: useLanguage(), href: usePathname() + query }));
  return (
    <Link
      href={`/Settings/security?change=phone&redirecturl=${back}`}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('bindPhone')}
    </Link>
  );
}
