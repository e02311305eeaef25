import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { videoPlaces } from '../codes';

/** A work that a member proposes for a channel, as who runs it sees it. */
export const proposedVideo = videoItem.extend({
  proposer: z.object({ userId: wireId, nickName: z.string(), verification: z.enum(verifications) }),
  proposedAt: z.iso.datetime({ offset: true }),
});
export type ProposedVideo = z.output<typeof proposedVideo>;

const user = { auth: 'user', limit: writingLimit({ max: 300, seconds: 3600 }) } as const;

export const findTopicProposals = endpoint({
  name: 'findTopicProposals',
  ...calls.findTopicProposals,
  ...user,
  summary: 'The works that members propose for a channel, the first proposed first. For who runs it.',
  input: pageQuery.extend({ topicId: wireId }),
  data: pageOf(proposedVideo),
  errors: ['NullPointer', 'Forbidden'],
  limit: looseLimit,
});

export const decideTopicProposals = endpoint({
  name: 'decideTopicProposals',
  ...calls.decideTopicProposals,
  ...user,
  summary:
    'Accepts or refuses proposed works. `decided` are those that still waited; a refused work is not proposed again.',
  input: z.object({ topicId: wireId, videoIds: wireIds, accept: wireFlag }),
  data: z.object({ decided: z.array(wireId), videoCount: z.int() }),
  errors: ['NullPointer', 'Forbidden'],
});

export const withdrawProposal = endpoint({
  name: 'withdrawProposal',
  ...calls.withdrawProposal,
  ...user,
  summary: 'Takes back an own proposal that waits; one that does not wait stays as it is, and is not `isWithdrawn`.',
  input: z.object({ topicId: wireId, videoId: wireId }),
  data: z.object({ isWithdrawn: z.boolean() }),
});

export const findOwnProposals = endpoint({
  name: 'findOwnProposals',
  ...calls.findOwnProposals,
  ...user,
  summary: 'How the own works stand in a channel: in it, proposed, or refused. Others are left out.',
  input: z.object({ topicId: wireId }),
  data: z.array(z.object({ videoId: wireId, place: z.enum(videoPlaces) })),
  limit: looseLimit,
});
