'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link, usePathname, useRouter } from '@/lib/platform/i18n/navigation';
import { LanguageToggle } from './language-toggle';

/** The language toggle on the home page, elsewhere the way one step back (specification section 2). */
export function HeaderStart() {
  return usePathname() === '/' ? <LanguageToggle /> : <Back />;
}

/** Browsers without the Navigation API cannot tell our own pages from others in the history. */
function hasWayBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}

/** One step back in history; home for who has come from no page of ours, and without JavaScript. */
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
        if (!hasWayBack()) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="back" />
    </Link>
  );
}
