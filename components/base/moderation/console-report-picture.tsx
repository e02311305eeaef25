'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PlainImage } from '@/components/ui/plain-image';
import { readReportPicture } from '@/lib/base/moderation/client/console';
import { readFile } from '@/lib/platform/client/download';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';

/**
 * A picture of a report: the browser cannot request it by address without the token, so it is fetched and shown from
 * memory. A press enlarges it, another one makes it small again.
 */
export function ReportPicture({ id, index }: { id: string; index: number }) {
  const t = useTranslations('moderationConsole.reports');
  const { data, isError, refetch } = useQuery({
    queryKey: [readReportPicture.path, id],
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
  if (!url)
    return (
      <p className="size-30 rounded-sm bg-sunk">
        <span className="sr-only">{t('pictureLoading', { index })}</span>
      </p>
    );
  return (
    <button type="button" data-picture className="block size-30 cursor-zoom-in overflow-hidden rounded-sm bg-sunk">
      <PlainImage src={url} alt={t('picture', { index })} className="size-full object-cover" />
    </button>
  );
}
