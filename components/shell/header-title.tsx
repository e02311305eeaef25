'use client';

import { useTranslations } from 'next-intl';
import { Mark } from '@/components/ui/mark';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';

/** The screens that are named in the header, by path, and what `shell.titles` calls them. */
const titles: Partial<Record<string, 'demo'>> = {
  '/demo': 'demo',
};

/** The title of the screen where it has one, else the logo, which leads home (specification section 2). */
export function HeaderTitle() {
  const t = useTranslations('shell');
  const title = titles[usePathname()];
  if (title) return <p className="truncate text-base font-bold">{t(`titles.${title}`)}</p>;
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={t('home')}
      className="flex h-11 items-center gap-2.25 text-base font-bold tracking-wide"
    >
      <Mark />
      {t('name')}
    </Link>
  );
}
