import type { AwardMark } from '@/lib/events/award/contract';
import { type Awarded, findAwardMarks, findAwardTags } from '@/lib/events/award/server/award-marks';
import type { Context } from '@/lib/platform/server/context';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';

/**
 * What a work or a person won, for their page with its own tag, which a publication renews. What hides a mark, changes it or gives
 * it back renews the page by the tags of contest and entry.
 */
export async function readAwardMarks(context: Context, of: Awarded, tag: string): Promise<AwardMark[]> {
  const tags = [tag, ...(await findAwardTags(context, of))];
  const found = await taggedRead(tags, async () => [...(await findAwardMarks(context, of)).values()]);
  return found.flat();
}
