import type { Context } from '@/lib/platform/server/context';
import type { ContestEntryDetail } from '../../contract';
import { picturesOf } from '../own/own-pictures';
import { toContestEntries } from './desk-entry';
import { findSentEntry } from './find-sent-entry';

/** All that is known of an entry, for who runs its contest. Throws Unauthorized, and NullPointer for everybody else. */
export async function getContestEntry(context: Context, { id }: { id: string }): Promise<ContestEntryDetail> {
  const { entry } = await findSentEntry(context, id);
  const [item] = await toContestEntries(context, [entry]);
  if (!item) throw new Error(`The entry ${id} is not shown.`);
  return {
    ...item,
    ...{ titleZh: entry.title_zh, titleEn: entry.title_en, introZh: entry.intro_zh, introEn: entry.intro_en },
    ...{ pictures: picturesOf(entry), workId: entry.work_id, words: JSON.parse(entry.words) },
    ...{ agreedVersion: entry.terms_version ?? 0, orderNumber: entry.order_number ?? '', revision: entry.revision },
  };
}
