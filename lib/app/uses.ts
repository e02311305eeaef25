/**
 * The architecture as a table: which capability may use which (its contract, port, client and cards, nothing else).
 * The border check reads it; a line that is not here is an error.
 */
export const uses = {
  permission: [],
  delivery: [],
  moderation: ['permission'],
  media: [],
  tracking: [],
  wechat: [],
  'app-link': ['wechat'],
  content: ['media'],
  person: ['media', 'moderation', 'permission'],
  account: ['person', 'delivery', 'wechat', 'permission', 'media'],
  operation: ['media'],
  video: ['media', 'person'],
  topic: ['media', 'permission'],
  activity: ['media', 'person'],
  collection: ['video', 'activity', 'permission'],
  home: ['operation', 'video', 'topic', 'activity', 'collection'],
  centre: ['person', 'account', 'video', 'topic', 'activity', 'collection', 'permission'],
  settings: ['person', 'account'],
  shell: ['person', 'account', 'app-link', 'wechat', 'tracking'],
} as const satisfies Record<string, readonly string[]>;
