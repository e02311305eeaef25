export { findTopicItems } from './server/topic-item';
