import { call } from '@/lib/platform/client/call';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import type * as contract from '../contract';

const followPerson: CallOf<typeof contract.followPerson> = calls.followPerson;
const findFollowMarks: CallOf<typeof contract.findFollowMarks> = calls.findFollowMarks;

const isFollowed = gatherMarks((ids) => call(findFollowMarks, { ids: ids.join(',') }));

/**
 * Whether the caller follows a person, and how to toggle it. `followerCount` is the number after a change, null before.
 * `known` is the state from a list.
 */
export function useFollowPerson(userId: string, known?: boolean) {
  const { isOn, count, press } = useMark({
    call: followPerson,
    thing: [userId],
    load: () => isFollowed(userId),
    save: async (follow) => {
      const answer = await call(followPerson, { userId, follow });
      return { isOn: answer.isFollowed, count: answer.followerCount };
    },
    known,
  });
  return { isFollowed: isOn, followerCount: count, press };
}
