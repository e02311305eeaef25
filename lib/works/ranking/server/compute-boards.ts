import { setImmediate as letOthersWork } from 'node:timers/promises';
import { findCreatorIds } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { publicState } from '@/lib/works/work/codes';
import { boards, listedCreators, type RankingStep } from '../codes';
import { BestList } from '../rules/best-list';
import { type BoardDays, boardDays } from '../rules/board-days';
import { boardScore, type Candidate, compareCandidates, countedWorks, creatorScore } from '../rules/board-score';
import { gatherReactions, none } from './gather-reactions';

/** Works read per statement, with their views of thirty days (DESIGN 5). */
const portion = 250;

export type Boards = Record<RankingStep, readonly Candidate[]>;

/**
 * All boards of the Beijing day that contains `now` (ms), each with the best first, by the rule of
 * `rules/board-score.ts`. Reads the reactions first, then every work once with its views, in portions in the order of
 * their ids. The boards of the week and of the month contain only works with activity; the all-time one any public
 * work. An aborted `signal` ends it between two statements.
 */
export async function computeBoards(db: Reader, now: number, signal?: AbortSignal): Promise<Boards> {
  const days = boardDays(now);
  const pause = async () => {
    await letOthersWork();
    signal?.throwIfAborted();
  };
  const reactions = await gatherReactions(db, days, pause);
  const best = { week: new BestList(boards.week), month: new BestList(boards.month), all: new BestList(boards.all) };
  const byPerson = new Map<string, Candidate[]>();
  for await (const works of worksInPortions(db, pause)) {
    const views = await viewsOf(db, works, days);
    for (const work of works) {
      if (work.state !== publicState) continue;
      const candidate = (score: number): Candidate => ({ id: work.id, score, verifiedAt: work.verified_at ?? 0 });
      best.all.add(candidate(scoreOfAllTimes(work)));
      const viewed = views.get(work.id);
      const reacted = reactions.get(work.id);
      if (!viewed && !reacted) continue;
      const week = boardScore({ ...(reacted?.week ?? none()), views: viewed?.week ?? 0 });
      const month = boardScore({ ...(reacted?.month ?? none()), views: viewed?.month ?? 0 });
      if (week > 0) best.week.add(candidate(week));
      if (month === 0) continue;
      best.month.add(candidate(month));
      keepForPerson(byPerson, work.author_id, candidate(month));
    }
  }
  return {
    week: best.week.list,
    month: best.month.list,
    all: best.all.list,
    creators: await bestCreators(db, byPerson, pause),
  };
}

type Work = Awaited<ReturnType<typeof worksAfter>>[number];

async function* worksInPortions(db: Reader, pause: () => Promise<void>): AsyncGenerator<Work[]> {
  for (let last = ''; ; ) {
    await pause();
    const works = await worksAfter(db, last);
    const end = works.at(-1);
    if (!end) return;
    yield works;
    last = end.id;
  }
}

/** Without a condition on the state: SQLite would scan all verified works for each portion. */
function worksAfter(db: Reader, id: string) {
  return db
    .selectFrom('video')
    .select(['id', 'author_id', 'state', 'view_count', 'like_count', 'comment_count', 'verified_at'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(portion)
    .execute();
}

/** The views of works with consecutive ids, in the week and in the month. */
async function viewsOf(
  db: Reader,
  works: Work[],
  days: BoardDays,
): Promise<Map<string, { week: number; month: number }>> {
  const [from, to] = [works[0]?.id ?? '', works.at(-1)?.id ?? ''];
  const rows = await db
    .selectFrom('video_day')
    .select(['video_id', 'day', 'view_count'])
    .where('day', 'in', days.days)
    .where('video_id', '>=', from)
    .where('video_id', '<=', to)
    .execute();
  const views = new Map<string, { week: number; month: number }>();
  for (const { video_id: id, day, view_count: count } of rows) {
    const sum = views.get(id) ?? { week: 0, month: 0 };
    sum.month += count;
    if (day >= days.firstWeekDay) sum.week += count;
    views.set(id, sum);
  }
  return views;
}

function scoreOfAllTimes({ view_count: views, like_count: likes, comment_count: commenters }: Work): number {
  return boardScore({ views, likes, commenters, collections: 0 });
}

/** Keeps the best works of a person, in order. */
function keepForPerson(byPerson: Map<string, Candidate[]>, personId: string, work: Candidate): void {
  const own = byPerson.get(personId);
  if (!own) {
    byPerson.set(personId, [work]);
    return;
  }
  own.push(work);
  own.sort(compareCandidates);
  own.length = Math.min(own.length, countedWorks);
}

/** Of the people with counted works, those who are creators. */
async function bestCreators(
  db: Reader,
  byPerson: Map<string, Candidate[]>,
  pause: () => Promise<void>,
): Promise<readonly Candidate[]> {
  const best = new BestList(listedCreators);
  const people = [...byPerson];
  for (let at = 0; at < people.length; at += portion) {
    await pause();
    const some = people.slice(at, at + portion);
    const creators = await findCreatorIds(
      db,
      some.map(([id]) => id),
    );
    for (const [id, works] of some) {
      if (!creators.has(id)) continue;
      best.add({ id, score: creatorScore(works.map(({ score }) => score)), verifiedAt: works[0]?.verifiedAt ?? 0 });
    }
  }
  return best.list;
}
