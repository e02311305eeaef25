import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, featuring, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicKinds, topicStates } from '../codes';
import { topicDraft } from './own';

/** Somebody in the console. */
const someone = z.object({ userId: wireId, nickname: z.string() });

/** A channel in the console's table. */
export const topicRow = z.object({
  id: wireId,
  name: z.string(),
  thumb: z.string().nullable(),
  kind: z.enum(topicKinds),
  state: z.enum(topicStates),
  /** Who asked for it; null for one of the team's, and of who is erased. */
  creator: someone.nullable(),
  host: someone.nullable(),
  memberCount: z.int(),
  isFeatured: z.boolean(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  /** When it was handed in; null before. */
  submittedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type TopicRow = z.output<typeof topicRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listTopicReviews = endpoint({
  name: 'listTopicReviews',
  ...calls.listTopicReviews,
  ...console,
  summary:
    'Channels of one state in the console, by default those that wait for review; `hostless` are public ones without a host. For those who may review channels.',
  input: tableQuery(['submittedAt', 'memberCount'], 'asc').extend({
    state: z.enum([...reviewedStates, 'hostless']).default('pending_review'),
  }),
  data: pageOf(topicRow),
  errors: ['Forbidden'],
});

export const getTopicForReview = endpoint({
  name: 'getTopicForReview',
  ...calls.getTopicForReview,
  ...console,
  summary: 'A channel with everything that is said of it. For those who may review channels.',
  input: z.object({ id: wireId }),
  data: topicDraft.extend({
    ...topicRow.pick({ creator: true, host: true, words: true, isFeatured: true, submittedAt: true }).shape,
    videoCount: z.int(),
    /** Media keys of all its banners, in their order. */
    banners: z.array(z.string()),
  }),
  errors: ['Forbidden', 'NullPointer'],
});
export type TopicForReview = z.output<typeof getTopicForReview.data>;

export const decideOnTopic = endpoint({
  name: 'decideOnTopic',
  ...calls.decideOnTopic,
  ...console,
  summary:
    'Makes a channel public, whose host is then who asked for it, refuses it with a reason, or takes a public one down. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed', 'ListFull'],
  limit: consoleWritingLimit,
});

export const featureTopic = endpoint({
  name: 'featureTopic',
  ...calls.featureTopic,
  ...console,
  summary: 'Features a public channel, or no longer; asking twice is asking once. For those who may review channels.',
  input: featuring,
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});
