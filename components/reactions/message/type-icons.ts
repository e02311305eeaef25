import type { NoticeType } from '@/lib/reactions/message/codes';

/** The sign of each type. */
export const typeIcons = {
  likes: 'heart',
  comments: 'bubble',
  follows: 'person',
  events: 'calendar',
  system: 'bell',
} as const satisfies Record<NoticeType, string>;
