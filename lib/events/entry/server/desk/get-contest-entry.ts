import type { Context } from '@/lib/platform/server/context';
import { publicState } from '@/lib/works/work/codes';
import type { ContestEntryDetail } from '../../contract';
import { picturesOf } from '../own/own-pictures';
import { toContestEntries } from './desk-entry';
import { findSentEntry } from './find-sent-entry';
import { findUnchecked } from './find-unchecked';

/** All that is known of an entry, for who runs its contest. Throws Unauthorized, and NullPointer for everybody else. */
export async function getContestEntry(context: Context, { id }: { id: string }): Promise<ContestEntryDetail> {
  const { entry } = await findSentEntry(context, id);
  const [item] = await toContestEntries(context, [entry]);
  if (!item) throw new Error(`The entry ${id} is not shown.`);
  return {
    ...{ ...item, contestId: entry.activity_id },
    ...{ titleZh: entry.title_zh, titleEn: entry.title_en, introZh: entry.intro_zh, introEn: entry.intro_en },
    ...{ pictures: picturesOf(entry), words: JSON.parse(entry.words) },
    ...{ workId: entry.work_id, isWorkPublic: entry.work_state === publicState },
    ...{ agreedVersion: entry.terms_version ?? 0, orderNumber: entry.order_number ?? '', revision: entry.revision },
    nextUncheckedId: await findUnchecked(context.db.read, entry.activity_id, item.number),
  };
}
