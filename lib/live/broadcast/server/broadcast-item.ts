import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { broadcastCode } from '../codes';
import type { BroadcastItem, BroadcastStanding } from '../contract';
import { phaseAt } from '../rules/phase';
import { type BroadcastRow, type FactColumn, factsOf } from './find-broadcast';

/** Broadcasts with their hosts; `toBroadcastItem` shows a row. */
export function broadcastsWithNames(db: Reader) {
  return db
    .selectFrom('live_broadcast')
    .innerJoin('person', 'person.id', 'live_broadcast.host_id')
    .select(['live_broadcast.id', 'host_id', 'review_state', 'title_zh', 'title_en', 'live_broadcast.cover'])
    .select(['start_at', 'planned_end_at', 'minutes', 'price_fen', 'is_participatory', 'canceled_at'])
    .select(['live_at', 'lost_at', 'ended_at', 'replay_id', 'replay_at'])
    .select(['person.nickname', 'person.verification']);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof broadcastsWithNames>['execute']>>[number];

/** A public broadcast as a list item, in a language, as it stands at `now` (ms). */
export function toBroadcastItem(row: ItemRow, language: Language, now: number): BroadcastItem {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    ...standingOf(row, now),
    ...{ id: row.id, thumb: row.cover, title: title.text, titleLanguage: title.language },
    ...{ hostId: row.host_id, nickname: shownNickname(row.nickname, language), verification: row.verification },
    ...{ priceFen: row.price_fen, isParticipatory: row.is_participatory === 1 },
  };
}

/** What a public broadcast is at `now` (ms). A replay that is not public is nobody's. */
export function standingOf(
  row: Pick<BroadcastRow, FactColumn | 'minutes' | 'replay_id'>,
  now: number,
): BroadcastStanding {
  const at = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
  return {
    phase: phaseAt(factsOf(row), now),
    startTime: isoInBeijing(row.start_at),
    minutes: row.minutes,
    ...{ liveTime: at(row.live_at), endTime: at(row.ended_at) },
    replayId: row.replay_at === null ? null : row.replay_id,
  };
}

/** Broadcasts as list items, in the order of the ids; those that are not public are left out. */
export async function findBroadcastItems(context: Context, ids: string[]): Promise<BroadcastItem[]> {
  if (ids.length === 0) return [];
  const rows = await broadcastsWithNames(context.db.read)
    // Only by id, as with works (`lib/works/work/server/video-item.ts`).
    .where('live_broadcast.id', 'in', ids)
    .execute();
  const now = context.now();
  const shown = rows.filter(({ review_state }) => review_state === broadcastCode.verified);
  const items = new Map(shown.map((row) => [row.id, toBroadcastItem(row, context.language, now)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
