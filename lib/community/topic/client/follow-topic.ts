import { call } from '@/lib/platform/client/call';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import type * as contract from '../contract';

const followTopic: CallOf<typeof contract.followTopic> = calls.followTopic;
const findTopicMarks: CallOf<typeof contract.findTopicMarks> = calls.findTopicMarks;

const isFollowed = gatherMarks((ids) => call(findTopicMarks, { ids: ids.join(',') }));

/**
 * Whether the caller follows a channel, and the press that changes it. `memberCount` is the number after a change, null
 * before. `known` is what a list has said already.
 */
export function useFollowTopic(topicId: string, known?: boolean) {
  const { isOn, count, press } = useMark({
    call: followTopic,
    thing: [topicId],
    load: () => isFollowed(topicId),
    save: async (follow) => {
      const answer = await call(followTopic, { topicId, follow });
      return { isOn: answer.isFollowed, count: answer.memberCount };
    },
    known,
  });
  return { isFollowed: isOn, memberCount: count, press };
}

/** Makes the caller a member of a channel; for a screen that shows errors itself. */
export async function joinTopic(topicId: string): Promise<void> {
  await call(followTopic, { topicId, follow: true }, { quiet: true });
}
