import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { deskRoutes } from './desk/routes';
import { findTopicByName } from './find-topic-by-name';
import { findTopicMarks } from './find-topic-marks';
import { followTopic } from './follow-topic';
import { followTopics } from './follow-topics';
import { getTopic } from './get-topic';
import { listCollectedTopics } from './list-collected-topics';
import { listFollowedTopics } from './list-followed-topics';
import { listLatestTopicVideos } from './list-latest-topic-videos';
import { listRecommendedTopics } from './list-recommended-topics';
import { listTopicMembers } from './list-topic-members';
import { listTopicVideos } from './list-topic-videos';
import { listTopics } from './list-topics';
import { noteTopicSeen } from './note-topic-seen';
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
import { listArtSchools } from './schools/list-art-schools';

export const topicRoutes = [
  route(contract.findTopicList, listTopics),
  route(contract.findRecommendedTopics, listRecommendedTopics),
  route(contract.findCollectedTopics, listCollectedTopics),
  route(contract.getTopic, getTopic),
  route(contract.findTopicByName, findTopicByName),
  route(contract.findTopicMembers, listTopicMembers),
  route(contract.followTopic, followTopic),
  route(contract.followTopics, followTopics),
  route(contract.noteTopicSeen, noteTopicSeen),
  route(contract.findFollowedTopics, listFollowedTopics),
  route(contract.findTopicMarks, findTopicMarks),
  route(contract.findTopicVideos, listTopicVideos),
  route(contract.findLatestTopicVideos, listLatestTopicVideos),
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
  route(contract.findArtSchools, listArtSchools),
  ...deskRoutes,
];
