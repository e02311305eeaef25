'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import type { Page } from '@/lib/platform/shared/wire';
import { videoListQuery } from '@/lib/works/recommend/client/video-list';
import type { VideoItem } from '@/lib/works/work/contract';
import { Empty } from './empty';

/** The daily recommended works. The first page is in the HTML and is not fetched. */
export function VideoList({ first }: { first: Page<VideoItem> }) {
  const initialData = { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...videoListQuery, initialData });
  return <CardWorkGrid query={query} empty={<Empty list="videos" />} />;
}
