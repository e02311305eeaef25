import type { Reader } from '@/lib/platform/server/db/database';
import type { BoardDays } from '../rules/board-days';
import type { Deeds } from '../rules/board-score';

type Reactions = Omit<Deeds, 'views'>;

/** Reactions of people other than its creator to a work in the week and in the month. */
export interface WorkReactions {
  week: Reactions;
  month: Reactions;
}

/** A reaction to somebody else's work. Two comments of a person in one millisecond count as one. */
interface Deed {
  /** In ms. */
  at: number;
  work_id: string;
  person_id: string;
}

/** Rows per statement, so that none blocks the process for long (DESIGN 5). */
const portion = 1000;

/**
 * The likes, commenters and collections of the month before the boards' day by work, read in the order of their times:
 * memory grows with the number of works with activity. `pause` yields to other work between two statements.
 */
export async function gatherReactions(
  db: Reader,
  days: BoardDays,
  pause: () => Promise<void>,
): Promise<Map<string, WorkReactions>> {
  const found = new Map<string, WorkReactions>();
  for (const kind of ['likes', 'commenters', 'collections'] as const) {
    const count = counterOf(kind, days.weekStart, found);
    let last: Deed = { at: days.monthStart, work_id: '', person_id: '' };
    for (;;) {
      await pause();
      const deeds = await deedsAfter(db, kind, last, days.end);
      for (const deed of deeds) count(deed);
      const end = deeds.at(-1);
      if (!end || deeds.length < portion) break;
      last = end;
    }
  }
  return found;
}

function counterOf(kind: keyof Reactions, weekStart: number, found: Map<string, WorkReactions>) {
  const counted = { week: new Set<string>(), month: new Set<string>() };
  return ({ at, work_id: workId, person_id: personId }: Deed) => {
    const reactions = found.get(workId) ?? { week: none(), month: none() };
    found.set(workId, reactions);
    for (const span of ['month', 'week'] as const) {
      if (span === 'week' && at < weekStart) continue;
      if (kind === 'commenters') {
        const pair = `${workId} ${personId}`;
        if (counted[span].has(pair)) continue;
        counted[span].add(pair);
      }
      reactions[span][kind] += 1;
    }
  };
}

export const none = (): Reactions => ({ likes: 0, commenters: 0, collections: 0 });

function deedsAfter(db: Reader, kind: keyof Reactions, last: Deed, end: number): Promise<Deed[]> {
  return (
    db
      .selectFrom(sources[kind](db))
      .innerJoin('video', 'video.id', 'deed.work_id')
      .select(['at', 'work_id', 'person_id'])
      // Only by the index of the times, after the rows read already.
      .where('at', '>=', last.at)
      .where('at', '<', end)
      .where((eb) =>
        eb.or([
          eb('at', '>', last.at),
          eb('work_id', '>', last.work_id),
          eb.and([eb('work_id', '=', last.work_id), eb('person_id', '>', last.person_id)]),
        ]),
      )
      .whereRef('person_id', '<>', 'video.author_id')
      .orderBy('at')
      .orderBy('work_id')
      .orderBy('person_id')
      .limit(portion)
      .execute()
  );
}

const sources = {
  likes: (db: Reader) =>
    db
      .selectFrom('like_mark')
      .select(['created_at as at', 'thing_id as work_id', 'person_id'])
      .where('kind', '=', 'video')
      .as('deed'),
  commenters: (db: Reader) =>
    db
      .selectFrom('comment_entry')
      .select(['created_at as at', 'thing_id as work_id', 'author_id as person_id'])
      .where('kind', '=', 'video')
      .where('state', '=', 'shown')
      .as('deed'),
  collections: (db: Reader) =>
    db
      .selectFrom('collection_item')
      .select(['created_at as at', 'target_id as work_id', 'person_id'])
      .where('kind', '=', 'video')
      .as('deed'),
};
