'use client';

import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { topicLimits } from '@/lib/community/topic/codes';
import type { ArtSchoolItem, ArtSchoolQuery } from '@/lib/community/topic/contract';

interface SchoolFiltersProps {
  schools: ArtSchoolItem[];
  query: ArtSchoolQuery;
  onChange(change: Partial<ArtSchoolQuery>): void;
}

const field =
  'flex h-12 items-center rounded-full border border-line bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent';

/** Name, province and, where there is room, the first letter of the schools that are shown. */
export function SchoolFilters({ schools, query, onChange }: SchoolFiltersProps) {
  const t = useTranslations('artSchools');
  const provinces = new Map(schools.map(({ province, provinceName }) => [province, provinceName]));
  const letters = [...new Set(schools.map(({ letter }) => letter))];
  return (
    <div className="mt-3 noscript:hidden">
      <div className="grid gap-2 md:max-w-180 md:grid-cols-[minmax(0,1fr)_auto]">
        <label className={field}>
          <ScreenIcon name="search" className="ml-4.5 size-5 flex-none text-ink-3" />
          <span className="sr-only">{t('search')}</span>
          <input
            type="search"
            value={query.text}
            maxLength={topicLimits.schoolSearch}
            autoComplete="off"
            placeholder={t('placeholder')}
            onChange={({ target }) => onChange({ text: target.value })}
            className="h-full w-full min-w-0 appearance-none bg-transparent px-3 text-lg outline-none placeholder:text-ink-3"
          />
        </label>
        <label className={`${field} pr-4`}>
          <span className="sr-only">{t('province')}</span>
          <select
            value={query.province}
            onChange={({ target }) => onChange({ province: target.value })}
            className="h-full w-full rounded-full bg-transparent pl-4 outline-none md:min-w-44"
          >
            <option value="">{t('allProvinces')}</option>
            {[...provinces].sort().map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className="mt-3 hidden flex-wrap gap-1 md:flex">
        <legend className="sr-only">{t('letter')}</legend>
        {['', ...letters].map((letter) => (
          <button
            key={letter}
            type="button"
            aria-pressed={query.letter === letter}
            onClick={() => onChange({ letter })}
            className="min-h-11 min-w-11 rounded-full px-2 text-ink-3 transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper"
          >
            {letter || t('allLetters')}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
