import { publicState } from '@/lib/works/work/codes';
import { picturesOf } from './own/own-pictures';

/** What of an entry and of its work decides what it looks like in a list. */
interface PicturedEntry {
  pictures: string;
  work_state: string | null;
  cover: string | null;
}

/** The first picture of an entry, else the cover of its work where that is public; null for neither. For who runs its contest. */
export const entryThumb = (entry: PicturedEntry): string | null =>
  picturesOf(entry)[0] ?? (entry.work_state === publicState ? entry.cover : null);
