import { pendingTexts } from '@/lib/base/moderation/port';
import { findTopicTitle } from '@/lib/community/topic/port';
import { areaName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type ActivityStatus, reviewCode } from '../../codes';
import type { ActivityDraft, OwnActivity } from '../../contract';
import { activityStatusAt } from '../../rules/status';
import { stateOf } from '../../rules/transitions';
import { type ActivityRow, findOwnActivity, type OwnActivityId } from './own-activity';
import { findTicketTypes } from './ticket-types';
import { toFields } from './written-fields';

type Reading = Pick<Context, 'db' | 'language' | 'now'>;

/** An activity as an item of its organiser's list. */
export function toOwnActivity(row: ActivityRow, { language, now }: Pick<Reading, 'language' | 'now'>): OwnActivity {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    id: row.id,
    title: title.text,
    titleLanguage: title.language,
    thumb: row.cover,
    category: row.category,
    state: stateOf(row.review_state),
    status: statusOf(row, now()),
    isCanceled: row.canceled_at !== null,
    reason: row.reason || row.cancel_reason,
    holdStartTime: row.hold_start_at === 0 ? null : isoInBeijing(row.hold_start_at),
    wasPublic: row.verified_at !== null,
    contestName: row.contest_name,
    updatedAt: isoInBeijing(row.updated_at),
  };
}

function statusOf(row: ActivityRow, now: number): ActivityStatus | null {
  const { review_state: reviewState, hold_start_at: holdStartAt, hold_end_at: holdEndAt } = row;
  if (reviewState === reviewCode.pending_edit) return null;
  return activityStatusAt({ reviewState, holdStartAt, holdEndAt, isCanceled: row.canceled_at !== null }, now);
}

/** An activity for its editor. Throws NullPointer for one that is not theirs. */
export async function readDraft(reading: Reading, own: OwnActivityId): Promise<ActivityDraft> {
  return toDraft(reading, await findOwnActivity(reading.db.read, own));
}

/** An activity with everything that its organiser wrote, and what of that waits for staff. */
export async function toDraft(reading: Reading, row: ActivityRow): Promise<ActivityDraft> {
  const { db, language } = reading;
  const [types, topicTitle, underReview] = await Promise.all([
    findTicketTypes(db.read, row.id),
    findTopicTitle(db.read, row.topic_id, language),
    pendingTexts(db.read, 'activity', row.id),
  ]);
  const { ticketTypes, ...fields } = toFields(row, types);
  const paused = new Set(types.filter(({ is_paused }) => is_paused === 1).map(({ id }) => id));
  return {
    ...toOwnActivity(row, reading),
    ...fields,
    ticketTypes: ticketTypes.map((type) => ({ ...type, isPaused: paused.has(type.id) })),
    cityName: areaName(row.city_id, language) ?? '',
    topicTitle,
    underReview,
    revision: row.revision,
  };
}
