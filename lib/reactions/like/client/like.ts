import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/platform/client/call';
import { gatherMarksOfKinds } from '@/lib/platform/client/gather-marks';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import type { LikeKind } from '../codes';
import type * as contract from '../contract';

const like: CallOf<typeof contract.like> = calls.like;
const findLikeMarks: CallOf<typeof contract.findLikeMarks> = calls.findLikeMarks;

const isLikedBefore = gatherMarksOfKinds((kind: LikeKind, ids) => call(findLikeMarks, { kind, ids: ids.join(',') }));

/** A number of likes in a page or a list, and whether it includes the caller's own. */
interface Told {
  count: number;
  isOwnIn: boolean;
}

/**
 * Whether the caller likes a thing, the number of likes, and how to toggle it. `told` is the number that came with the
 * thing; it is corrected by the caller's present like.
 */
export function useLike(kind: LikeKind, id: string, told: number) {
  const queries = useQueryClient();
  const toldKey = [like.path, kind, id, 'told'];
  const { data: known } = useQuery<Told>({ queryKey: toldKey, queryFn: skipToken, staleTime: 'static' });
  const { isOn, press } = useMark({
    call: like,
    thing: [kind, id],
    load: async () => {
      const isLiked = await isLikedBefore(kind, id);
      // A later fetch includes presses that the number does not.
      queries.setQueryData<Told>(toldKey, (before) =>
        before?.count === told ? before : { count: told, isOwnIn: isLiked },
      );
      return isLiked;
    },
    save: async (wish) => ({ isOn: (await call(like, { kind, id, like: wish })).isLiked }),
  });
  const isNew = known !== undefined && known.count !== told;
  useEffect(() => {
    if (isNew) queries.setQueryData<Told>([like.path, kind, id, 'told'], { count: told, isOwnIn: isOn });
  }, [isNew, queries, kind, id, told, isOn]);
  const isOwnIn = isNew ? isOn : (known?.isOwnIn ?? false);
  return { isLiked: isOn, count: Math.max(0, told + Number(isOn) - Number(isOwnIn)), press };
}
