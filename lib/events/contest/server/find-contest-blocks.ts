import type { ContentBlock } from '@/lib/base/content/contract';
import type { Reader } from '@/lib/platform/server/db/database';
import { findPublicContest } from './find-contest';

/** The id of a public contest and the parts of its page as they are stored: what its pages name. Throws NullPointer. */
export async function findContestBlocks(db: Reader, name: string): Promise<{ id: string; blocks: ContentBlock[] }> {
  const { id } = await findPublicContest(db, name);
  const { blocks } = await findBlocks(db, id);
  return { id, blocks: JSON.parse(blocks) };
}

/** As JSON; not among the facts of a contest, because they may be long. */
export function findBlocks(db: Reader, id: string) {
  return db.selectFrom('contest').select('blocks').where('activity_id', '=', id).executeTakeFirstOrThrow();
}
