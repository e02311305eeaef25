'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import type { DictionaryEntry } from '@/lib/people/person/contract';

interface AreaCrumbsProps {
  /** Path to the open level, its country first; empty for the countries themselves. */
  path: readonly DictionaryEntry[];
  /** Goes back to a level; to the countries with an empty path. */
  onOpen(path: readonly DictionaryEntry[]): void;
  /** Heading of the open level; it takes the focus when another one opens. */
  ref: Ref<HTMLHeadingElement>;
}

/** The choices so far, each a link back, and the open level. */
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
