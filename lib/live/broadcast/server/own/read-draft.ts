import { pendingTexts } from '@/lib/base/moderation/port';
import { findTopicTitle } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { broadcastCode } from '../../codes';
import type { BroadcastDraft, OwnBroadcast } from '../../contract';
import { stateOf } from '../../rules/transitions';
import { standingOf } from '../broadcast-item';
import type { BroadcastRow } from '../find-broadcast';
import { findOwnBroadcast, type OwnBroadcastId } from './own-broadcast';
import { toFields } from './written-fields';

type Reading = Pick<Context, 'db' | 'language' | 'now'>;

/** A broadcast as an item of its host's list. */
export function toOwnBroadcast(row: BroadcastRow, { language, now }: Pick<Reading, 'language' | 'now'>): OwnBroadcast {
  const title = translate(row.title_zh, row.title_en, language);
  const { phase, ...standing } = standingOf(row, now());
  return {
    ...standing,
    ...{ id: row.id, title: title.text, titleLanguage: title.language, thumb: row.cover },
    state: stateOf(row.review_state),
    phase: row.review_state === broadcastCode.verified ? phase : null,
    reason: row.reason || row.cancel_reason,
    startTime: row.start_at === 0 ? '' : standing.startTime,
    priceFen: row.price_fen,
    // Their own, public or not.
    replayId: row.replay_id,
    wasPublic: row.verified_at !== null,
    updatedAt: isoInBeijing(row.updated_at),
  };
}

/** A broadcast for its editor. Throws NullPointer for one that is not theirs. */
export async function readDraft(reading: Reading, own: OwnBroadcastId): Promise<BroadcastDraft> {
  return toDraft(reading, await findOwnBroadcast(reading.db.read, own));
}

/** A broadcast with everything that its host wrote, and what of that waits for staff. */
export async function toDraft(reading: Reading, row: BroadcastRow): Promise<BroadcastDraft> {
  const { db, language } = reading;
  const [topicTitle, underReview] = await Promise.all([
    findTopicTitle(db.read, row.topic_id, language),
    pendingTexts(db.read, 'live', row.id),
  ]);
  return { ...toOwnBroadcast(row, reading), ...toFields(row), topicTitle, underReview, revision: row.revision };
}
