/**
 * The architecture as a table: which capability may use which (its contract, port, client and cards, nothing else).
 * The border check reads it; a line that is not here is an error.
 */
export const uses = {
  permission: [],
  delivery: [],
  media: [],
  tracking: [],
  wechat: [],
  proof: [],
  'app-link': ['wechat'],
  audit: ['permission'],
  staff: ['permission', 'audit'],
  moderation: ['permission', 'audit', 'staff'],
  content: ['media', 'permission', 'audit', 'staff'],
  person: ['media', 'moderation', 'permission'],
  account: ['person', 'delivery', 'wechat', 'permission', 'media', 'audit', 'staff'],
  operation: ['media', 'permission', 'audit', 'staff'],
  cooperation: ['proof', 'delivery', 'media', 'permission', 'audit', 'staff'],
  advertising: ['cooperation', 'content', 'proof', 'delivery', 'permission', 'audit', 'staff'],
  chat: ['delivery', 'permission', 'audit', 'staff'],
  video: ['media', 'person'],
  topic: ['media', 'permission'],
  activity: ['media', 'person'],
  collection: ['video', 'activity', 'permission'],
  home: ['operation', 'video', 'topic', 'activity', 'collection'],
  centre: ['person', 'account', 'video', 'topic', 'activity', 'collection', 'permission'],
  settings: ['person', 'account'],
  shell: ['person', 'account', 'app-link', 'wechat', 'tracking'],
} as const satisfies Record<string, readonly string[]>;
