import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getVideoCounts: CallOf<typeof contract.getVideoCounts> = calls.getVideoCounts;

/** The counts of a work: those in its page until the current ones are loaded. */
export function useVideoCounts({ videoId: id, viewCount, likeCount }: contract.VideoCounts & { videoId: string }) {
  const { data } = useQuery({
    queryKey: [getVideoCounts.path, id],
    queryFn: ({ signal }) => call(getVideoCounts, { id }, { signal }),
    initialData: { viewCount, likeCount },
    // The page may have been rendered at any time.
    initialDataUpdatedAt: 0,
  });
  return data;
}
