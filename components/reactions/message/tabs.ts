import type { Tab } from '@/components/ui/tab';
import { noticeTypes } from '@/lib/reactions/message/codes';

/** The filters of /PersonalMessage; `type` in its address names one. */
export const messageTabs = [
  { name: 'all', value: 'all' },
  ...noticeTypes.map((type) => ({ name: type, value: type })),
] as const satisfies Tab[];

export type MessageTab = (typeof messageTabs)[number]['name'];
