'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { ArtSchoolItem, ArtSchoolQuery } from '@/lib/community/topic/contract';
import { matchesSchool } from '@/lib/community/topic/rules/match-school';
import { SchoolChannels } from './school-channels';
import { SchoolFilters } from './school-filters';
import { SchoolGroups } from './school-groups';

const everything: ArtSchoolQuery = { province: '', letter: '', text: '' };

/** The directory of art schools (specification section 2, /artSchoolCn). All of it is in the HTML and narrowed here. */
export function SchoolScreen({ schools }: { schools: ArtSchoolItem[] }) {
  const t = useTranslations('artSchools');
  const title = useId();
  const [query, setQuery] = useState(everything);
  const found = schools.filter((school) => matchesSchool(school, query));
  const provinces = new Set(schools.map(({ province }) => province)).size;
  return (
    <div className="wrap pt-5 pb-12" data-sleeps="painted">
      <h1 className="text-2xl">{t('heading')}</h1>
      <p className="mt-1 text-ink-2 text-pretty">{t('intro', { count: schools.length, provinces })}</p>
      <SchoolChannels schools={schools} />
      <section aria-labelledby={title} className="mt-10 border-t border-line pt-4 md:mt-14">
        <div className="flex min-h-11 items-baseline justify-between gap-4">
          <h2 id={title} className="text-xl md:text-2xl">
            {t('list')}
          </h2>
          <p role="status" className="text-sm text-ink-3 tabular-nums">
            {t('found', { count: found.length })}
          </p>
        </div>
        <SchoolFilters schools={schools} query={query} onChange={(change) => setQuery({ ...query, ...change })} />
        <div className="min-h-[60dvh] [overflow-anchor:none]">
          {found.length > 0 ? (
            <>
              <SchoolGroups schools={found} />
              <p className="mt-8 text-center text-sm text-ink-3">{t('end')}</p>
            </>
          ) : (
            <Notice title={t('none.title')} text={t('none.text')}>
              <button type="button" onClick={() => setQuery(everything)} className={buttonClass('ink')}>
                {t('none.clear')}
              </button>
            </Notice>
          )}
        </div>
      </section>
    </div>
  );
}
