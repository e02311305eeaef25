import { route } from '@/lib/platform/server/api/route';
import { findTopicList } from '../contract';
import { listTopics } from './list-topics';

export const topicRoutes = [route(findTopicList, listTopics)];
