'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { Mark } from '@/components/ui/mark';
import { Link } from '@/lib/platform/i18n/link';

interface HeaderTitleProps {
  words: { home: string; name: string };
  /** By the first part of a path: pages below a screen have its title. */
  titles: Partial<Record<string, string>>;
}

/**
 * The title of the screen where it has one, else the logo, which leads home (specification section 2). It is that of the page
 * and not of its address, which another page stands for when a thing is not there.
 */
export function HeaderTitle({ words, titles }: HeaderTitleProps) {
  const [screen = ''] = useSelectedLayoutSegments().filter((part) => !part.startsWith('('));
  const title = titles[screen];
  if (title) return <p className="truncate text-base font-bold">{title}</p>;
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
