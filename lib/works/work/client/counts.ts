import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getVideoCounts: CallOf<typeof contract.getVideoCounts> = calls.getVideoCounts;

/** The counts of a work: those that its page told until the present ones have come, which nobody waits for. */
export function useVideoCounts({ videoId: id, viewCount, likeCount }: contract.VideoCounts & { videoId: string }) {
  const { data } = useQuery({
    queryKey: [getVideoCounts.path, id],
    queryFn: ({ signal }) => call(getVideoCounts, { id }, { signal }),
    initialData: { viewCount, likeCount },
    // The page may have been made at any time.
    initialDataUpdatedAt: 0,
  });
  return data;
}
