'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readReportPicture } from '@/lib/moderation/client/console';
import { useObjectUrl } from '@/lib/moderation/client/use-object-url';
import { readFile } from '@/lib/platform/client/download';

/**
 * A picture of a report: it has no address that a browser could ask for without the token, so it is fetched and shown from
 * memory. A press shows it as large as there is room, another one small again.
 */
export function ReportPicture({ id, index }: { id: string; index: number }) {
  const t = useTranslations('moderationConsole.reports');
  const [isLarge, setLarge] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: [readReportPicture.name, id],
    queryFn: () => readFile(readReportPicture, { id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(data);
  if (isError) {
    return (
      <button type="button" onClick={() => refetch()} className="size-30 rounded-sm bg-sunk p-2 text-danger text-sm">
        {t('pictureLost', { index })}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
      className={`block overflow-hidden rounded-sm bg-sunk ${isLarge ? 'max-w-full' : 'size-30'}`}
    >
      {url ? (
        // biome-ignore lint/performance/noImgElement: it is shown from memory, no server cuts it
        <img
          src={url}
          alt={t('picture', { index })}
          className={isLarge ? 'max-h-[85dvh] max-w-full' : 'size-full object-cover'}
        />
      ) : (
        <span className="sr-only">{t('pictureLoading', { index })}</span>
      )}
    </button>
  );
}
