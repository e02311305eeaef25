import type { ReactNode } from 'react';
import { Link } from '@/lib/platform/i18n/link';

/** What can be done with a row, in a quiet line below it. */
export const rowActClass =
  'inline-flex min-h-11 min-w-11 items-center px-2.25 text-ink-2 text-sm transition-colors hover:text-ink';

interface RowLinksProps {
  /** Those that do not apply are false. */
  links: readonly (false | { href: string; words: string })[];
  /** The name of the row, without which the links of several rows sound the same. */
  of: string;
  /** Buttons after the links. */
  children?: ReactNode;
  className?: string;
}

/** Where a row of a list leads, and what can be done with it. */
export function RowLinks({ links, of, children, className = '' }: RowLinksProps) {
  return (
    <div className={`-mb-2 -ml-2.25 flex flex-wrap items-center ${className}`}>
      {links.map(
        (link) =>
          link && (
            <Link key={link.href} href={link.href} className={rowActClass}>
              {link.words}
              <span className="sr-only"> {of}</span>
            </Link>
          ),
      )}
      {children}
    </div>
  );
}
