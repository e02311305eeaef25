/**
 * The architecture as a table: the districts from the ground up, in each its slices, and which other slices each may use
 * (contract, codes, port, client and cards, nothing else). A slice uses slices of its own district and of those above it in
 * this table, never of one below. The border check reads it; a line that is not here is an error.
 */
export const uses = {
  base: {
    permission: [],
    thing: [],
    delivery: [],
    media: [],
    tracking: [],
    wechat: [],
    proof: [],
    'app-link': ['wechat'],
    audit: ['permission'],
    staff: ['permission', 'audit'],
    moderation: ['thing', 'media', 'permission', 'audit', 'staff'],
    search: ['thing', 'moderation'],
    content: ['media', 'permission', 'audit', 'staff'],
    upload: ['media', 'permission'],
  },
  people: {
    person: ['thing', 'media', 'moderation', 'permission', 'search'],
    account: ['person', 'proof', 'delivery', 'wechat', 'permission', 'media', 'audit', 'staff'],
  },
  reactions: {
    like: ['thing', 'permission'],
    comment: ['thing', 'person', 'moderation', 'permission', 'audit', 'staff', 'like'],
    collection: ['thing', 'permission'],
  },
  works: {
    work: [
      'thing',
      'media',
      'person',
      'upload',
      'search',
      'moderation',
      'permission',
      'audit',
      'staff',
      'like',
      'collection',
    ],
    film: ['work', 'media', 'upload', 'moderation', 'permission'],
    recommend: ['work', 'person', 'permission', 'audit', 'staff'],
    playlist: ['thing', 'work', 'person', 'collection', 'moderation', 'permission', 'audit', 'staff'],
    ranking: ['work', 'playlist', 'person', 'collection', 'permission'],
  },
  community: {
    topic: [
      'thing',
      'media',
      'upload',
      'person',
      'work',
      'moderation',
      'search',
      'collection',
      'permission',
      'audit',
      'staff',
    ],
  },
  events: {
    activity: ['thing', 'media', 'person', 'search', 'collection'],
  },
  business: {
    banner: ['media', 'permission', 'audit', 'staff'],
    lead: ['proof', 'delivery', 'media', 'permission', 'audit', 'staff'],
    advertising: ['lead', 'content', 'proof', 'delivery', 'permission', 'audit', 'staff'],
    chat: ['delivery', 'permission', 'audit', 'staff'],
  },
  front: {
    watch: ['work', 'film', 'person', 'like', 'comment', 'collection', 'playlist', 'moderation', 'permission'],
    home: ['banner', 'work', 'recommend', 'topic', 'activity', 'collection', 'playlist', 'person'],
    discover: [
      'search',
      'banner',
      'work',
      'recommend',
      'person',
      'topic',
      'activity',
      'collection',
      'playlist',
      'ranking',
    ],
    centre: ['person', 'account', 'work', 'topic', 'activity', 'collection', 'playlist', 'permission', 'search'],
    settings: ['person', 'account'],
    shell: ['person', 'account', 'app-link', 'wechat', 'tracking'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;
