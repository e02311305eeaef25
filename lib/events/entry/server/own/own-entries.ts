import { contestPhaseAt } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { MemberState } from '../../codes';
import type { OwnEntry } from '../../contract';
import { shownState } from '../../rules/shown-state';
import { picturesOf } from './own-pictures';

/** Entries as somebody sees them who entered them, or is asked to join their team: with contest, work and order. */
export function entriesFor(db: Reader, personId: string) {
  return db
    .selectFrom('contest_entry as entry')
    .innerJoin('contest', 'contest.activity_id', 'entry.activity_id')
    .innerJoin('activity', 'activity.id', 'entry.activity_id')
    .leftJoin('video', 'video.id', 'entry.work_id')
    .leftJoin('sale_order as order', 'order.id', 'entry.order_id')
    .leftJoin('contest_entry_member as mine', (join) =>
      join.onRef('mine.entry_id', '=', 'entry.id').on('mine.person_id', '=', personId),
    )
    .selectAll('entry')
    .select([
      'contest.name',
      'contest.decided_at',
      'activity.title_zh as contest_zh',
      'activity.title_en as contest_en',
    ])
    .select(['activity.enrol_start_at', 'activity.enrol_end_at', 'canceled_at', 'review_state'])
    .select(['video.title_zh as work_zh', 'video.title_en as work_en', 'video.cover', 'video.duration_seconds'])
    .select(['order.state as order_state', 'order.way', 'order.expires_at', 'mine.state as member_state']);
}
export type EntryFor = Awaited<ReturnType<ReturnType<typeof entriesFor>['execute']>>[number];

type Reading = Pick<Context, 'language' | 'now'>;

/** An entry in the list of one of its people; the order is for who entered it. */
export function toOwnEntry(row: EntryFor, personId: string, { language, now }: Reading): OwnEntry {
  const title = translate(row.title_zh, row.title_en, language);
  const isOwn = row.person_id === personId;
  const isPayable = isOwn && row.state === 'unpaid' && row.order_state === 'pending';
  return {
    id: row.id,
    state: shownState(row.state, row.way),
    number: row.number,
    title: title.text,
    titleLanguage: title.language,
    thumb: picturesOf(row)[0] ?? row.cover,
    contest: toContest(row, language, now()),
    memberState: isOwn ? null : (row.member_state as MemberState | null),
    reason: row.reason,
    feeFen: row.fee_fen,
    orderId: isOwn ? row.order_id : null,
    payBefore: isPayable && row.expires_at !== null ? isoInBeijing(row.expires_at) : null,
    updatedAt: isoInBeijing(row.updated_at),
  };
}

function toContest(row: EntryFor, language: Context['language'], now: number): OwnEntry['contest'] {
  const title = translate(row.contest_zh, row.contest_en, language);
  const times = { enrolStartAt: row.enrol_start_at, enrolEndAt: row.enrol_end_at, decidedAt: row.decided_at };
  return {
    ...{ id: row.activity_id, name: row.name ?? '', title: title.text, titleLanguage: title.language },
    phase: contestPhaseAt({ ...times, isCanceled: row.canceled_at !== null }, now),
    enrolEndTime: isoInBeijing(row.enrol_end_at),
  };
}
