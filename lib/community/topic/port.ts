export { findTopicTitle } from './server/find-topic-title';
export { holdMembership } from './server/hold-membership';
export { isPublicTopic } from './server/public-topic';
export { readNamedTopic } from './server/read-named-topic';
export { requireChannel } from './server/require-channel';
export { seedMembership } from './server/seed/membership';
export { findTopicItems } from './server/topic-item';
