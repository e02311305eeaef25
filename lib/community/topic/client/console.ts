import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getTopicForReview> = calls.getTopicForReview;
const list: CallOf<typeof contract.listTopicReviews> = calls.listTopicReviews;
const decide: CallOf<typeof contract.decideOnTopic> = calls.decideOnTopic;
const feature: CallOf<typeof contract.featureTopic> = calls.featureTopic;

/** The review of channels in the console. */
export const topicReview = { get, list, decide, feature };
