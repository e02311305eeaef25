'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link, usePathname, useRouter } from '@/lib/platform/i18n/navigation';
import { LanguageToggle } from './language-toggle';

/** The language toggle on the home page, elsewhere the way one step back (specification section 2). */
export function HeaderStart() {
  return usePathname() === '/' ? <LanguageToggle /> : <Back />;
}

/** One step back in history; home for who came here first, and without JavaScript. */
function Back() {
  const t = useTranslations('shell');
  const router = useRouter();
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={t('back')}
      className="-ml-2.75 grid size-11 place-items-center"
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="back" />
    </Link>
  );
}
