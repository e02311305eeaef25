/**
 * The architecture as a table: which capability may use which (its contract, port, client and cards, nothing else).
 * The border check reads it; a line that is not here is an error.
 */
export const uses = {
  account: [],
  media: [],
  tracking: [],
  wechat: [],
  'app-link': ['wechat'],
  content: ['media'],
  person: ['media'],
  operation: ['media'],
  video: ['media', 'person'],
  topic: ['media'],
  activity: ['media', 'person'],
  home: ['operation', 'video', 'topic', 'activity'],
  shell: ['person', 'account', 'app-link', 'wechat', 'tracking'],
} as const satisfies Record<string, readonly string[]>;
