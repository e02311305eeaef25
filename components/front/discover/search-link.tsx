'use client';

import type { ReactNode } from 'react';
import { Link } from '@/lib/platform/i18n/link';
import { openSearch } from './search-address';
import { type SearchTab, searchPath } from './search-tabs';

interface SearchLinkProps {
  text: string;
  tab?: SearchTab;
  className: string;
  children: ReactNode;
}

/** A search as a link on the search screen, without loading a page. */
export function SearchLink({ text, tab, className, children }: SearchLinkProps) {
  return (
    <Link
      href={searchPath(text, tab)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openSearch(text, tab);
      }}
    >
      {children}
    </Link>
  );
}
