'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { useVideoCounts } from '@/lib/works/work/client/counts';
import type { VideoDetail } from '@/lib/works/work/contract';

/** Number of views of a work. */
export function ViewCount({ video }: { video: Pick<VideoDetail, 'videoId' | 'viewCount' | 'likeCount'> }) {
  const t = useTranslations('workCard');
  const locale = useLocale();
  const { viewCount } = useVideoCounts(video);
  return <span>{t('views', { viewCount, views: formatMagnitude(viewCount, locale) })}</span>;
}
