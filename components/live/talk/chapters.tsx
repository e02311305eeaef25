import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { findChapters, removeChapter } from '@/lib/live/talk/client/talk';
import type { Chapter } from '@/lib/live/talk/contract';
import { call } from '@/lib/platform/client/call';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { ChapterField } from './chapter-field';
import { useDeed } from './use-deed';

/** The chapters of a stream, each of which can be removed, and while it is on air a field for the next one. */
export function Chapters({ id, isOnAir }: { id: string; isOnAir: boolean }) {
  const t = useTranslations('talk.settings');
  const client = useQueryClient();
  const deed = useDeed();
  const queryKey = [findChapters.path, { id }];
  const { data = [], isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(findChapters, { id }, { signal, quiet: true }),
    // Each time the sheet opens.
    staleTime: 0,
  });
  const show = (chapters: Chapter[]): void => {
    client.setQueryData(queryKey, chapters);
  };
  const remove = (chapterId: string) => deed(async () => show(await call(removeChapter, { id, chapterId })));
  return (
    <>
      {isOnAir && <ChapterField id={id} onMarked={show} />}
      {isError && <p className="py-2 text-danger text-sm">{t('chaptersFailed')}</p>}
      <ol>
        {data.map((chapter) => (
          <li key={chapter.id} className="flex min-h-12 items-center justify-between gap-3 border-line border-b">
            <span className="min-w-0 truncate">
              <span className="me-2 text-ink-3 text-sm tabular-nums">
                {formatDuration(Math.floor(chapter.streamMs / 1000))}
              </span>
              {chapter.title}
            </span>
            <button
              type="button"
              aria-label={t('chapterRemoveOf', { title: chapter.title })}
              onClick={() => void remove(chapter.id)}
              className="min-h-11 flex-none px-2 text-ink-3 text-sm hover:text-ink"
            >
              {t('chapterRemove')}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
