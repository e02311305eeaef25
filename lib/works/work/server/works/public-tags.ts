import { personTag } from '@/lib/people/person/port';
import { boardsTag, dailyListTag, picksTag, videoTag } from '../page-tags';

/** The tags of all pages that show a public work: its own, its creator's, and the lists. */
export const publicTags = ({ id, author_id }: { id: string; author_id: string }) => [
  videoTag(id),
  personTag(author_id),
  dailyListTag,
  picksTag,
  boardsTag,
];
