'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import type { DictionaryEntry } from '@/lib/people/person/contract';

interface AreaCrumbsProps {
  /** The way down to the level that is open, its country first; none for the countries themselves. */
  path: readonly DictionaryEntry[];
  /** Goes back up to one of the levels; to the countries with none. */
  onOpen(path: readonly DictionaryEntry[]): void;
  /** The level that is open; it takes the focus when another one opens. */
  ref: Ref<HTMLHeadingElement>;
}

/** What was chosen so far, each a way back up, and the level that is open. */
export function AreaCrumbs({ path, onOpen, ref }: AreaCrumbsProps) {
  const t = useTranslations('person.area');
  const levels = [{ id: '', name: t('all') }, ...path];
  return (
    <div className="flex flex-wrap items-center">
      {path.length > 0 && (
        <nav aria-label={t('path')}>
          <ol className="flex flex-wrap">
            {levels.slice(0, -1).map(({ id, name }, depth) => (
              <li key={id} className="flex items-center">
                <button
                  type="button"
                  onClick={() => onOpen(path.slice(0, depth))}
                  className="min-h-11 text-ink-2 hover:text-ink"
                >
                  {name}
                </button>
                <span aria-hidden="true" className="px-2 text-ink-3">
                  /
                </span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h2 ref={ref} tabIndex={-1} className="flex min-h-11 scroll-mt-28 items-center text-lg">
        {levels.at(-1)?.name}
      </h2>
    </div>
  );
}
