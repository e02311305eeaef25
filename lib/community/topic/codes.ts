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

/** What `/channel/[type]` shows: all channels, or those of a kind. */
export const channelTypes = ['all', ...topicKinds] as const;
export type ChannelType = (typeof channelTypes)[number];

/** The orders of a list of channels: the latest active one first, that with most members, the newest. */
export const topicOrders = ['activity', 'members', 'age'] as const;
export type TopicOrder = (typeof topicOrders)[number];

/** How a work stands in a channel: in it, proposed for it, or refused. */
export const videoPlaces = ['added', 'proposed', 'refused'] as const;
export type VideoPlace = (typeof videoPlaces)[number];

/** The pictures of a channel with their least size in pixels (specification section 5); the page cuts them to its shape. */
export const topicPictureSizes = {
  background: { width: 1160, height: 330 },
  banner: { width: 1160, height: 300 },
  thumb: { width: 140, height: 140 },
} as const;
export type TopicPictureKind = keyof typeof topicPictureSizes;
export const topicPictureKinds = ['background', 'banner', 'thumb'] as const satisfies TopicPictureKind[];

/** Bounds of channels; texts in characters. */
export const topicLimits = {
  name: 30,
  nameEn: 80,
  intro: 500,
  introEn: 1000,
  /** Of a picture, in bytes. */
  pictureBytes: 2 * 1024 * 1024,
  /** Channels of one person that wait, were refused, or are drafts. */
  unpublished: 5,
  /** Channels that one person hosts. */
  hosted: 20,
  stars: 20,
  banners: 10,
  bannerTitle: 60,
  /** Works that one member proposes for one channel and that wait. */
  proposals: 50,
  addedAtOnce: 50,
  /** Own works, the latest ones, that are looked for in a channel. */
  ownWorks: 500,
  /** Up to how many works are counted as new, of how many that came last. */
  newCount: 99,
  newAmong: 200,
  /** How many channels are recommended, of how many that are featured, and as many that are active. */
  recommended: 6,
  recommendedAmong: 200,
  /** What is looked for in the directory of art schools. */
  schoolSearch: 60,
} as const;
