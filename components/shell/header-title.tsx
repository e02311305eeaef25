'use client';

import { Mark } from '@/components/ui/mark';
import { Link } from '@/lib/platform/i18n/link';
import { usePathname } from '@/lib/platform/i18n/use-navigation';

/** The screens that are named in the header, by path, and which of its words says so. */
const titles: Partial<Record<string, 'demo'>> = {
  '/demo': 'demo',
};

/** The title of the screen where it has one, else the logo, which leads home (specification section 2). */
export function HeaderTitle({ words }: { words: { home: string; name: string; demo: string } }) {
  const title = titles[usePathname()];
  if (title) return <p className="truncate text-base font-bold">{words[title]}</p>;
  return (
    <Link
      href="/"
      aria-label={words.home}
      className="flex h-11 items-center gap-2.25 text-base font-bold tracking-wide"
    >
      <Mark />
      {words.name}
    </Link>
  );
}
