'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';

interface HeaderTitleProps {
  /**
   * By the path of a screen, in which `*` is any segment: `AddTopic/*`. A screen without one has that of the screens
   * beside it, then that of the screen above it.
   */
  titles: Partial<Record<string, string>>;
  /** The logo. */
  children: ReactNode;
}

/**
 * The title of the screen where it has one, else the logo (specification section 2). It is that of the page and not of its
 * address, which another page stands for when a thing is not there.
 */
export function HeaderTitle({ titles, children }: HeaderTitleProps) {
  const [screen = '', below, act] = useSelectedLayoutSegments().filter((part) => !part.startsWith('('));
  const names = [act && `${screen}/*/${act}`, below && `${screen}/${below}`, below && `${screen}/*`, screen];
  const title = names.map((name) => name && titles[name]).find(Boolean);
  return title ? <p className="truncate text-base font-bold">{title}</p> : children;
}
