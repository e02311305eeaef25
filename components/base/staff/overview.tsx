'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { waitingQuery } from '@/lib/base/staff/client/waiting';
import type { WaitingCount } from '@/lib/base/staff/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { OpenSection } from './console-nav';
import { WaitingMark } from './waiting-mark';

interface OverviewProps {
  sections: readonly OpenSection[];
  /** Counts when the page was rendered. */
  waiting: WaitingCount[];
}

/** Waiting items by section. */
export function Overview({ sections, waiting }: OverviewProps) {
  const t = useTranslations('staff');
  const { data } = useQuery({ ...waitingQuery, initialData: waiting });
  const open = sections.flatMap((section) => {
    const count = data.find((one) => one.section === section.name)?.count ?? 0;
    return count > 0 ? [{ ...section, count }] : [];
  });
  if (open.length === 0) {
    return <p className="border-line border-y py-6 text-ink-2">{t('overview.nothing')}</p>;
  }
  return (
    <ul className="border-line border-t">
      {open.map(({ name, path, count }) => (
        <li key={name} className="border-line border-b">
          <Link href={path} className="flex min-h-12 items-center gap-3 hover:text-ink-2">
            <span className="min-w-0">
              <span className="block font-semibold">{t(`sections.${name}`)}</span>
              <span className="block text-sm text-ink-3">{t(`overview.waits.${name}`)}</span>
            </span>
            <WaitingMark count={count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
