import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { deskRoutes } from './desk/routes';
import { findTopicMarks } from './find-topic-marks';
import { followTopic } from './follow-topic';
import { listFollowedTopics } from './list-followed-topics';
import { listTopicVideos } from './list-topic-videos';
import { listTopics } from './list-topics';
import { createTopic } from './own/create-topic';
import { getOwnTopic } from './own/get-own-topic';
import { listOwnTopics } from './own/list-own-topics';
import { removeTopic } from './own/remove-topic';
import { saveTopic } from './own/save-topic';
import { saveTopicPicture } from './own/save-topic-picture';
import { submitTopic } from './own/submit-topic';
import { withdrawTopic } from './own/withdraw-topic';
import { decideOnTopic } from './review/decide-on-topic';
import { featureTopic } from './review/feature-topic';
import { getTopicForReview } from './review/get-topic-for-review';
import { listTopicReviews } from './review/list-topic-reviews';

export const topicRoutes = [
  route(contract.findTopicList, listTopics),
  route(contract.followTopic, followTopic),
  route(contract.findFollowedTopics, listFollowedTopics),
  route(contract.findTopicMarks, findTopicMarks),
  route(contract.findTopicVideos, listTopicVideos),
  route(contract.findOwnTopics, listOwnTopics),
  route(contract.getOwnTopic, getOwnTopic),
  route(contract.createTopic, createTopic),
  route(contract.saveTopic, saveTopic),
  route(contract.saveTopicPicture, saveTopicPicture),
  route(contract.submitTopic, submitTopic),
  route(contract.withdrawTopic, withdrawTopic),
  route(contract.removeTopic, removeTopic),
  route(contract.listTopicReviews, listTopicReviews),
  route(contract.getTopicForReview, getTopicForReview),
  route(contract.decideOnTopic, decideOnTopic),
  route(contract.featureTopic, featureTopic),
  ...deskRoutes,
];
