/** States of a channel (specification section 4, 'Video or content review'); `pending_edit` is a draft. */
export const topicStates = ['pending_edit', 'pending_review', 'verified', 'failed', 'deleted'] as const;
export type TopicState = (typeof topicStates)[number];

/** The state in which everybody sees a channel. */
export const publicTopicState = 'verified' satisfies TopicState;

/** What a member is in a channel (specification section 6). */
export const topicRoles = ['host', 'star', 'member'] as const;
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

/** How a work stands in a channel: in it, proposed for it, or refused. */
export const videoPlaces = ['added', 'proposed', 'refused'] as const;
export type VideoPlace = (typeof videoPlaces)[number];

/** The least size of a banner's picture in pixels (specification section 5). */
export const topicBannerSize = { width: 1160, height: 300 } as const;

/** Bounds of channels; texts in characters. */
export const topicLimits = {
  /** Of a picture, in bytes. */
  pictureBytes: 2 * 1024 * 1024,
  /** Channels that one person hosts. */
  hosted: 20,
  stars: 20,
  banners: 10,
  bannerTitle: 60,
  /** Works that one member proposes for one channel and that wait. */
  proposals: 50,
} as const;
