'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import type { FilmChapter } from '@/lib/works/film/client/player/film-parts';
import { useReplayCourse } from './replay-course';

/** The chapters of a replay, each of which plays from its beginning; a row that is moved sideways on a phone. */
export function ReplayChapters({ chapters }: { chapters: readonly FilmChapter[] }) {
  const t = useTranslations('replay');
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { seconds, player } = useReplayCourse();
  const current = chapters.findLastIndex((chapter) => chapter.seconds <= seconds);
  useEffectOn(current, () => showItem(list.current, current));
  return (
    <section aria-labelledby={titleId} className="min-w-0 noscript:hidden">
      <h2 id={titleId} className="text-lg max-md:sr-only">
        {t('chapters')}
      </h2>
      <ol
        ref={list}
        className="relative flex max-md:-mx-gutter max-md:gap-2 max-md:overflow-x-auto max-md:px-gutter max-md:py-1 md:max-h-96 md:flex-col md:overflow-y-auto"
      >
        {chapters.map((chapter, index) => (
          <li key={chapter.seconds} className="max-w-full flex-none max-md:max-w-64">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => player.current?.playFrom(chapter.seconds)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-full border border-line px-4 text-sm hover:border-ink-3 focus-visible:-outline-offset-2 aria-current:border-accent aria-current:text-accent md:rounded-md md:border-transparent md:px-2 md:text-base md:hover:border-line"
            >
              <span className="flex-none text-ink-3 tabular-nums">{formatDuration(chapter.seconds)}</span>
              <span dir="auto" className="truncate md:whitespace-normal md:text-start md:wrap-anywhere">
                {chapter.title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Moves a list to an item of it, and nothing else of the page. */
function showItem(list: HTMLOListElement | null, index: number) {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}
