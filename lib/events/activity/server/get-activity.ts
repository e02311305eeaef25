import { isPublicTopic } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ActivityDetail, getActivity as contract, TicketType } from '../contract';
import { admissionOf } from '../rules/admission';
import { activitiesWithNames, toActivityItem } from './activity-item';
import { isPublicActivity } from './public-activity';
import { shownLanguage } from './shown-language';

/**
 * A public activity in the requested language, or in the other one where it has no text in it. Throws NullPointer for one that
 * is not public, for every caller: its page is cached for all.
 */
export async function getActivity(context: Context, { id }: InputOf<typeof contract>): Promise<ActivityDetail> {
  const { db, language } = context;
  const row = await findPublic(db.read, id);
  if (!row) throw new CodedError('NullPointer');
  const types = await findTypes(db.read, id);
  const { nickname, verification, ...item } = toActivityItem(row, language, context.now());
  const titleLanguage = shownLanguage(row, language);
  return {
    ...item,
    title: row[`title_${titleLanguage}`] ?? '',
    titleLanguage,
    organiser: {
      userId: row.organiser_id,
      nickname,
      avatar: row.avatar,
      verification,
      tagline: row.tagline,
      followerCount: row.follower_count,
    },
    topic: channelOf(row, language),
    body: row[`body_${titleLanguage}`],
    photos: JSON.parse(row.photos),
    ...timesOf(row),
    venue: translate(row.venue_zh, row.venue_en, language),
    address: translate(row.address_zh, row.address_en, language),
    admission: admissionOf({ category: row.category, ticketTypes: types }),
    capacity: row.capacity,
    ticketTypes: types.map((type) => toTicketType(type, row, language)),
    refund: row.refund_hours === null ? null : { percent: row.refund_percent, hours: row.refund_hours },
    cancelReason: row.cancel_reason,
    commentCount: row.comment_count,
  };
}

function findPublic(db: Reader, id: string) {
  return activitiesWithNames(db)
    .leftJoin('topic', (join) => join.onRef('topic.id', '=', 'activity.topic_id').on(isPublicTopic))
    .select(['body_zh', 'body_en', 'photos', 'enrol_start_at', 'enrol_end_at', 'activity.verified_at', 'edited_at'])
    .select(['venue_zh', 'venue_en', 'address_zh', 'address_en', 'capacity', 'refund_hours', 'refund_percent'])
    .select(['cancel_reason', 'comment_count', 'activity.organiser_id', 'activity.created_at'])
    .select(['person.avatar', 'person.tagline', 'person.follower_count'])
    .select(['topic.id as channel_id', 'topic.name_zh as channel_zh', 'topic.name_en as channel_en'])
    .where('activity.id', '=', id)
    .where(isPublicActivity)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findPublic>>>;

/** The ticket types of an activity, in its organiser's order. */
function findTypes(db: Reader, id: string) {
  return db
    .selectFrom('activity_ticket_type')
    .select(['id', 'name_zh', 'name_en', 'price_fen', 'per_person', 'sale_start_at', 'sale_end_at'])
    .where('activity_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A type without times of its own is sold while registration is open. */
function toTicketType(
  type: Awaited<ReturnType<typeof findTypes>>[number],
  activity: Row,
  language: Language,
): TicketType {
  return {
    id: type.id,
    name: translate(type.name_zh, type.name_en, language),
    priceFen: type.price_fen,
    perPerson: type.per_person,
    saleStartTime: isoInBeijing(type.sale_start_at ?? activity.enrol_start_at),
    saleEndTime: isoInBeijing(type.sale_end_at ?? activity.enrol_end_at),
  };
}

function timesOf({ enrol_start_at, enrol_end_at, hold_end_at, verified_at, created_at, edited_at }: Row) {
  return {
    enrolStartTime: isoInBeijing(enrol_start_at),
    enrolEndTime: isoInBeijing(enrol_end_at),
    holdEndTime: isoInBeijing(hold_end_at),
    publishedAt: isoInBeijing(verified_at ?? created_at),
    editedAt: edited_at === null ? null : isoInBeijing(edited_at),
  };
}

function channelOf({ channel_id, channel_zh, channel_en }: Row, asked: Language): ActivityDetail['topic'] {
  if (channel_id === null || channel_zh === null) return null;
  const name = translate(channel_zh, channel_en, asked);
  return { id: channel_id, title: name.text, titleLanguage: name.language };
}
