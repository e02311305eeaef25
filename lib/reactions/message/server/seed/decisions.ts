import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import type { SeededEvent } from './seeded-event';

/** Decisions, credits and activities that concern these people. */
export async function seededDecisions(tx: Tx, ids: readonly string[], now: number): Promise<SeededEvent[]> {
  return [
    ...(await works(tx, ids)),
    ...(await channels(tx, ids)),
    ...(await credits(tx, ids)),
    ...(await activities(tx, ids)),
    ...profiles(ids, now),
  ];
}

async function works(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('video')
    .select(['id', 'author_id', 'state', 'reason', 'verified_at', 'submitted_at', 'created_at'])
    .where('author_id', 'in', ids)
    .where('state', 'in', ['verified', 'failed'])
    .execute();
  return rows.map(({ id, author_id, state, reason, verified_at, submitted_at, created_at }) => ({
    at: verified_at ?? (submitted_at ?? created_at) + millisecondsInHour,
    kind: 'work.decided',
    event: { id, authorId: author_id, act: state === 'verified' ? 'approve' : reason ? 'refuse' : 'breakDown', reason },
  }));
}

async function channels(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('topic')
    .select(['id', 'creator_id', 'state', 'reason', 'verified_at', 'submitted_at', 'created_at'])
    .where('creator_id', 'in', ids)
    .where('state', 'in', ['verified', 'failed'])
    .execute();
  return rows.map(({ id, creator_id, state, reason, verified_at, submitted_at, created_at }) => ({
    at: verified_at ?? (submitted_at ?? created_at) + millisecondsInHour,
    kind: 'topic.decided',
    event: { id, personId: creator_id, act: state === 'verified' ? 'approve' : 'refuse', reason },
  }));
}

async function credits(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('video_credit as credit')
    .innerJoin('video', 'video.id', 'credit.video_id')
    .select(['video.id', 'author_id', 'credit.person_id', 'credit.state', 'verified_at', 'video.created_at'])
    .where('video.state', 'in', ['verified', 'pending_review'])
    .where(({ eb, or }) => or([eb('credit.person_id', 'in', ids), eb('author_id', 'in', ids)]))
    .execute();
  return rows.flatMap(
    ({ id, author_id: authorId, person_id: personId, state, verified_at, created_at }): SeededEvent[] => {
      const at = verified_at ?? created_at;
      const asked = { at, kind: 'work.credited', event: { id, authorId, asked: [personId], removed: [] } } as const;
      if (state === 'asked') return [asked];
      const event = { id, authorId, personId, isConfirmed: state === 'confirmed' };
      return [asked, { at: at + 2 * millisecondsInHour, kind: 'work.creditAnswered', event }];
    },
  );
}

/** Reminders of the day before. */
async function activities(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('collection_item as item')
    .innerJoin('activity', 'activity.id', 'item.target_id')
    .select(['activity.id', 'item.person_id', 'hold_start_at'])
    .where('item.kind', '=', 'activity')
    .where('person_id', 'in', ids)
    .where('review_state', '=', 2)
    .execute();
  return rows.map(({ id, person_id, hold_start_at }) => ({
    at: hold_start_at - millisecondsInDay,
    kind: 'activity.tomorrow',
    event: { id, people: [person_id] },
  }));
}

/** Everybody's profile was approved in the last days. */
function profiles(ids: readonly string[], now: number): SeededEvent[] {
  return ids.map((id, place) => ({
    at: now - (place + 2) * 5 * millisecondsInHour,
    kind: 'moderation.textDecided',
    event: { kind: 'person', id, isAllowed: true },
  }));
}
