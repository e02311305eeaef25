'use client';

import { useTranslations } from 'next-intl';
import type { ArtSchoolItem } from '@/lib/community/topic/contract';
import { SchoolRow } from './school-row';

/** Schools below the first letters of their names; on a phone these stand at the side, too, to jump to. */
export function SchoolGroups({ schools }: { schools: ArtSchoolItem[] }) {
  const t = useTranslations('artSchools');
  const groups = [...Map.groupBy(schools, ({ letter }) => letter)];
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 md:mt-8 md:block">
      <div>
        {groups.map(([letter, list]) => (
          <section
            key={letter}
            id={`letter-${letter}`}
            aria-labelledby={`heading-${letter}`}
            className="scroll-mt-[calc(var(--spacing-head)+8px)] border-t border-line first:border-t-0 md:grid md:grid-cols-[72px_minmax(0,1fr)] md:pt-2"
          >
            <h3 id={`heading-${letter}`} className="pt-5 text-xl text-ink-3 tabular-nums md:pt-4 md:text-2xl">
              {letter}
            </h3>
            <ul className="gap-x-12 lg:grid lg:grid-cols-2">
              {list.map((school) => (
                <SchoolRow key={school.id} school={school} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <nav aria-label={t('jump')} className="sticky top-[calc(var(--spacing-head)+12px)] -mr-3 self-start md:hidden">
        <ul>
          {groups.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="flex h-6.5 w-7 items-center justify-center rounded-full text-xs font-semibold text-ink-3 hover:text-ink"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
