'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';

interface HeaderTitleProps {
  /** By the first segment of a path, and that with `/*` for the pages below it; without the latter they have its title. */
  titles: Partial<Record<string, string>>;
  /** The logo. */
  children: ReactNode;
}

/**
 * The title of the screen where it has one, else the logo (specification section 2). It is that of the page and not of its
 * address, which another page stands for when a thing is not there.
 */
export function HeaderTitle({ titles, children }: HeaderTitleProps) {
  const [screen = '', below] = useSelectedLayoutSegments().filter((part) => !part.startsWith('('));
  const title = (below && titles[`${screen}/*`]) || titles[screen];
  return title ? <p className="truncate text-base font-bold">{title}</p> : children;
}
