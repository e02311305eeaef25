import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { deskRoutes } from './desk/routes';
import { findTopicMarks } from './find-topic-marks';
import { followTopic } from './follow-topic';
import { listFollowedTopics } from './list-followed-topics';
import { listTopicVideos } from './list-topic-videos';
import { listTopics } from './list-topics';

export const topicRoutes = [
  route(contract.findTopicList, listTopics),
  route(contract.followTopic, followTopic),
  route(contract.findFollowedTopics, listFollowedTopics),
  route(contract.findTopicMarks, findTopicMarks),
  route(contract.findTopicVideos, listTopicVideos),
  ...deskRoutes,
];
