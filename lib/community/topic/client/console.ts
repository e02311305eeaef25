import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listTopicReviews: CallOf<typeof contract.listTopicReviews> = calls.listTopicReviews;
export const getTopicForReview: CallOf<typeof contract.getTopicForReview> = calls.getTopicForReview;
export const decideOnTopic: CallOf<typeof contract.decideOnTopic> = calls.decideOnTopic;
export const featureTopic: CallOf<typeof contract.featureTopic> = calls.featureTopic;
