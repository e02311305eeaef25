import type { TopicRole } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A member is something else in a channel, or taken out of it (`to` is null). `by` did it; null for staff. */
    'topic.roleChanged': {
      topicId: string;
      personId: string;
      from: TopicRole;
      to: TopicRole | null;
      by: string | null;
    };
    /** Staff decided on a channel. `personId` runs it, or asked for it; null where nobody does. */
    'topic.decided': {
      id: string;
      personId: string | null;
      act: 'approve' | 'refuse' | 'takeDown';
      reason: string;
    };
    /** A new name of a channel was allowed, but another channel has it by now. `personId` runs it; null where nobody does. */
    'topic.nameTaken': { id: string; personId: string | null; name: string };
    /** A member proposes works for a channel. */
    'topic.proposed': { topicId: string; personId: string; videoIds: readonly string[] };
    /** Works that members proposed are accepted or refused. `by` decided; null for staff. */
    'topic.proposalsDecided': {
      topicId: string;
      isAccepted: boolean;
      by: string | null;
      proposals: readonly { videoId: string; personId: string }[];
    };
  }
}
