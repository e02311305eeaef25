import { noon } from './context';
import type { Row } from './rows';

/** A public activity in Chinese, in no filtered list yet (`keepEntries`); registration is open until its end. */
export function activityRow(row: Partial<Row<'activity'>> & { id: string }): Row<'activity'> {
  return {
    organiser_id: 'organiser',
    topic_id: null,
    category: 1,
    review_state: 2,
    title_zh: `活动 ${row.id}`,
    title_en: null,
    body_zh: '<p>带一盏灯来。</p>',
    body_en: '',
    cover: null,
    photos: '[]',
    photo_count: 0,
    enrol_start_at: noon - 86_400_000,
    enrol_end_at: row.hold_end_at ?? noon + 3_600_000,
    hold_start_at: noon,
    hold_end_at: noon + 3_600_000,
    city_id: '',
    venue_zh: '',
    venue_en: '',
    address_zh: '',
    address_en: '',
    online_url: '',
    capacity: 0,
    common_stock: null,
    refund_hours: null,
    refund_percent: 100,
    questions: '[]',
    price_from: 0,
    price_to: 0,
    revision: 0,
    reason: '',
    words: '[]',
    created_at: noon,
    updated_at: noon,
    submitted_at: noon,
    verified_at: noon,
    edited_at: null,
    canceled_at: null,
    cancel_reason: '',
    told_at: null,
    comment_count: 0,
    contest_name: null,
    ...row,
  };
}

/** A valid ticket of the activity `event`, as from a sign-up of `guest`. */
export function ticketRow(row: Partial<Row<'ticket'>> & { id: string }): Row<'ticket'> {
  return {
    activity_id: 'event',
    ticket_type_id: null,
    order_id: null,
    person_id: 'guest',
    state: 'valid',
    price_fen: 0,
    return_fen: 0,
    attendee: `来宾 ${row.id}`,
    mobile: '+8613800000000',
    age: null,
    occupation: '',
    answers: '[]',
    is_shown: 1,
    created_at: noon,
    used_at: null,
    returned_at: null,
    ...row,
  };
}
