import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/platform/i18n/link';

/** Rows with hairlines between them. */
export function SettingsRows({ children }: { children: ReactNode }) {
  return <ul className="mb-8 border-line border-t [&>li]:border-line [&>li]:border-b">{children}</ul>;
}

/** The class of a row that is pressed as a whole. */
export const rowClass = 'flex min-h-14 w-full items-center gap-4 py-2 text-left hover:text-ink-2';

interface SettingsRowProps {
  href: string;
  label: string;
  /** Its current value. */
  value?: ReactNode;
}

/** A row that links to its page. */
export function SettingsRow({ href, label, value }: SettingsRowProps) {
  return (
    <li>
      <Link href={href} className={rowClass}>
        <span className="flex-none font-semibold">{label}</span>{' '}
        <span className="min-w-0 grow truncate text-right text-ink-3">{value}</span>
        <Icon name="back" className="size-4 flex-none rotate-180 text-ink-3" />
      </Link>
    </li>
  );
}
