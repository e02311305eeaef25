'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { waitingQuery } from '@/lib/base/staff/client/waiting';
import type { ConsoleSectionName } from '@/lib/base/staff/codes';
import type { WaitingCount } from '@/lib/base/staff/contract';
import { Link } from '@/lib/platform/i18n/link';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { WaitingMark } from './waiting-mark';

/** A section that the person may open. */
export interface OpenSection {
  name: ConsoleSectionName;
  path: string;
}

interface ConsoleNavProps {
  sections: readonly OpenSection[];
  /** Counts when the page was rendered. */
  waiting: WaitingCount[];
  onGo(): void;
}

const overview = '/staff';

/**
 * The sections, with counts of what waits in them: refetched now and then, and on each navigation to another section.
 */
export function ConsoleNav({ sections, waiting, onGo }: ConsoleNavProps) {
  const t = useTranslations('staff');
  const path = usePathname();
  const { data, refetch } = useQuery({ ...waitingQuery, initialData: waiting });

  const seen = useRef(path);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    refetch();
  }, [path, refetch]);

  const countOf = (name: ConsoleSectionName) => data.find(({ section }) => section === name)?.count ?? 0;
  const isHere = (href: string) => path === href || (href !== overview && path.startsWith(`${href}/`));
  const item = (href: string, label: string, count: number) => (
    <li key={href}>
      <Link
        href={href}
        onClick={onGo}
        aria-current={isHere(href) ? 'page' : undefined}
        className="flex min-h-11 items-center gap-2 rounded-sm px-2.5 hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-semibold pointer-fine:min-h-9"
      >
        {label}
        <WaitingMark count={count} />
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-col gap-0.5 text-sm">
        {item(overview, t('overview.title'), 0)}
        {sections.map(({ name, path: href }) => item(href, t(`sections.${name}`), countOf(name)))}
      </ul>
    </nav>
  );
}
