import { sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ContestRow, listContests as contract } from '../contract';
import { contestPhaseAt } from '../rules/contest-phase';
import { contestsWithNames } from './contest-item';
import { contestTimes } from './find-contest';

type Query = InputOf<typeof contract>;

/**
 * Published contests, canceled ones too, the last to close first by default; those of a group are public and not canceled. The
 * search matches names, titles, organisers' names and a whole id. Throws Unauthorized or Forbidden for callers who may not manage
 * contests.
 */
export async function listContests(context: Context, query: Query): Promise<Page<ContestRow>> {
  requireAllowed(context, 'manageContests');
  const { db, language } = context;
  const now = context.now();
  const rows = await contestsWithNames(db.read)
    .where('contest.activity_id', 'in', idsOfPage(db.read, query, now))
    .orderBy('contest.enrol_end_at', query.order)
    .orderBy('contest.activity_id', query.order)
    .execute();
  return toPage(rows, query, (row) => ({
    id: row.id,
    name: row.name ?? '',
    title: translate(row.title_zh, row.title_en, language).text,
    organiser: shownNickname(row.nickname, language),
    organiserId: row.organiser_id,
    phase: contestPhaseAt(contestTimes(row), now),
    enrolEndTime: isoInBeijing(row.enrol_end_at),
  }));
}

/** The ids of a page and one more. Earlier pages are skipped in the index only, but for a search. */
function idsOfPage(db: Reader, { group, search, order, pageIndex, pageSize }: Query, now: number) {
  return db
    .selectFrom('contest')
    .select('contest.activity_id')
    .where('published_at', 'is not', null)
    .$if(group !== '', (contests) =>
      contests
        .where('is_listed', '=', sql.lit(1))
        .where('decided_at', group === 'decided' ? 'is not' : 'is', null)
        .$if(group === 'open', (open) => open.where('enrol_end_at', '>', now))
        .$if(group === 'judging', (closed) => closed.where('enrol_end_at', '<=', now)),
    )
    .$if(search !== '', (contests) => contests.where('contest.activity_id', 'in', matching(db, search)))
    .orderBy('enrol_end_at', order)
    .orderBy('contest.activity_id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/** The ids of contests that a search finds. */
function matching(db: Reader, search: string) {
  return db
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select('activity.id')
    .where((row) =>
      row.or([
        row('activity.id', '=', search),
        contains(['contest.name', 'activity.title_zh', 'activity.title_en', 'person.nickname'], search),
      ]),
    );
}
