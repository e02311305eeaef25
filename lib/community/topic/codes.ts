/** States of a channel (specification section 4, 'Video or content review'); `pending_edit` is a draft. */
export const topicStates = ['pending_edit', 'pending_review', 'verified', 'failed', 'deleted'] as const;
export type TopicState = (typeof topicStates)[number];

/** The state in which everybody sees a channel. */
export const publicTopicState = 'verified' satisfies TopicState;

/** What a member is in a channel (specification section 6). */
const topicRoles = ['host', 'star', 'member'] as const;
export type TopicRole = (typeof topicRoles)[number];

/** The kinds of channels that are browsed by (`/channel/[type]`), beside `all`. */
export const topicKinds = [
  'light',
  'generative',
  'sound',
  'immersive',
  'interactive',
  'robotics',
  'data',
  'film',
  'performance',
  'design',
  'bioart',
  'school',
  'company',
  'welfare',
] as const;
export type TopicKind = (typeof topicKinds)[number];
