import { isPublicTopic } from '@/lib/community/topic/port';
import { shownLanguage } from '@/lib/events/activity/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type {
  BroadcastDetail,
  BroadcastNow,
  BroadcastStanding,
  getBroadcast as contract,
  getBroadcastNow as nowContract,
} from '../contract';
import { broadcastsWithNames, standingOf, toBroadcastItem } from './broadcast-item';
import { isPublicBroadcast } from './public-broadcast';

/**
 * A public broadcast in the requested language, or in the other one where it has no text in it. Throws NullPointer for one that is
 * not public, for every caller: its page is cached for all.
 */
export async function getBroadcast(context: Context, { id }: InputOf<typeof contract>): Promise<BroadcastDetail> {
  const { db, language } = context;
  const row = await findPublic(db.read, id);
  if (!row) throw new CodedError('NullPointer');
  const { nickname, verification, hostId, ...item } = toBroadcastItem(row, language, context.now());
  const titleLanguage = shownLanguage(row, language);
  return {
    ...item,
    title: row[`title_${titleLanguage}`],
    titleLanguage,
    host: {
      ...{ userId: hostId, nickname, avatar: row.avatar, verification },
      ...{ tagline: row.tagline, followerCount: row.follower_count },
    },
    topic: channelOf(row, language),
    body: row[`body_${titleLanguage}`],
    keepsReplay: row.keeps_replay === 1,
    cancelReason: row.cancel_reason,
    commentCount: row.comment_count,
    publishedAt: isoInBeijing(row.verified_at ?? row.created_at),
    editedAt: row.edited_at === null ? null : isoInBeijing(row.edited_at),
  };
}

/** What a public broadcast is now, with its counts. Throws NullPointer for one that is not public. */
export async function getBroadcastNow(context: Context, { id }: InputOf<typeof nowContract>): Promise<BroadcastNow> {
  const row = await standings(context.db.read, id)
    .select('comment_count')
    .where(isPublicBroadcast)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return { ...standingOf(row, context.now()), commentCount: row.comment_count };
}

/** What a broadcast is now, public or not. Throws NullPointer for an unknown one. */
export async function readStanding({ db, now }: Context, id: string): Promise<BroadcastStanding> {
  const row = await standings(db.read, id).executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return standingOf(row, now());
}

const standings = (db: Reader, id: string) =>
  db
    .selectFrom('live_broadcast')
    .select(['start_at', 'planned_end_at', 'minutes', 'canceled_at', 'live_at', 'lost_at', 'ended_at'])
    .select(['replay_id', 'replay_at'])
    .where('live_broadcast.id', '=', id);

function findPublic(db: Reader, id: string) {
  return broadcastsWithNames(db)
    .leftJoin('topic', (join) => join.onRef('topic.id', '=', 'live_broadcast.topic_id').on(isPublicTopic))
    .select(['body_zh', 'body_en', 'keeps_replay', 'cancel_reason', 'live_broadcast.comment_count'])
    .select(['live_broadcast.verified_at', 'live_broadcast.edited_at', 'live_broadcast.created_at'])
    .select(['person.avatar', 'person.tagline', 'person.follower_count'])
    .select(['topic.id as channel_id', 'topic.name_zh as channel_zh', 'topic.name_en as channel_en'])
    .where('live_broadcast.id', '=', id)
    .where(isPublicBroadcast)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findPublic>>>;

function channelOf({ channel_id, channel_zh, channel_en }: Row, asked: Language): BroadcastDetail['topic'] {
  if (channel_id === null || channel_zh === null) return null;
  const name = translate(channel_zh, channel_en, asked);
  return { id: channel_id, title: name.text, titleLanguage: name.language };
}
