export { holdMembership } from './server/hold-membership';
export { isPublicTopic } from './server/public-topic';
export { seedMembership } from './server/seed/membership';
export { findTopicItems } from './server/topic-item';
