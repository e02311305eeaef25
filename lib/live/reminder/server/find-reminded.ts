import type { Reader } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { OutsideWay } from '../codes';

/** How a person can be reached, as far as the database knows. */
export interface Reachable {
  personId: string;
  /** E.164; null for no bound number. */
  phone: string | null;
  /** Null for no login of the chat app. */
  wechat: { openId: string | null } | null;
  off: readonly OutsideWay[];
  isUnreachable: boolean;
  /** Whether they want notices of events in the message center. */
  wantsSite: boolean;
  /** They have these notices sent by the service account too, so that it tells them by itself. */
  hasNoticesByWechat: boolean;
}

/** Who asked for a reminder. */
export interface Reminded extends Reachable {
  language: Language;
}

/** How one person can be reached. */
export async function findReachable(db: Reader, personId: string): Promise<Reachable | undefined> {
  const row = await reachable(db).where('person.id', '=', personId).executeTakeFirst();
  return row && toReachable(row);
}

/** Those who asked for a reminder of a broadcast: the next ones after a person, in the order of their ids, or one alone. */
export async function findReminded(
  db: Reader,
  { broadcastId, after, only }: { broadcastId: string; after: string; only: string | null },
  most: number,
): Promise<Reminded[]> {
  const rows = await reachable(db)
    .innerJoin('live_reminder', 'live_reminder.person_id', 'person.id')
    .select('live_reminder.language')
    .where('live_reminder.broadcast_id', '=', broadcastId)
    .where('live_reminder.person_id', '>', after)
    .$if(only !== null, (asked) => asked.where('live_reminder.person_id', '=', only))
    .orderBy('live_reminder.person_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toReachable(row), language: row.language }));
}

function reachable(db: Reader) {
  return db
    .selectFrom('person')
    .leftJoin('account_user', 'account_user.id', 'person.id')
    .leftJoin('account_credential as bound', (join) =>
      join.onRef('bound.user_id', '=', 'person.id').on('bound.provider_id', '=', 'wechat'),
    )
    .leftJoin('live_reminder_choice as choice', 'choice.person_id', 'person.id')
    .leftJoin('notice_setting as setting', (join) =>
      join.onRef('setting.person_id', '=', 'person.id').on('setting.type', '=', 'events'),
    )
    .leftJoin('notice_recipient as recipient', 'recipient.person_id', 'person.id')
    .select(['person.id', 'phone', 'bound.id as bound_id', 'open_id', 'sms_off', 'wechat_off', 'push_off'])
    .select([
      'choice.is_unreachable as is_unreachable',
      'recipient.is_unreachable as is_untold',
      'on_site',
      'by_wechat',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof reachable>['execute']>>[number];

function toReachable(row: Row): Reachable {
  const off: OutsideWay[] = [];
  if (row.sms_off === 1) off.push('sms');
  if (row.wechat_off === 1) off.push('serviceAccount');
  if (row.push_off === 1) off.push('push');
  const wantsSite = row.on_site !== 0;
  return {
    ...{ personId: row.id, phone: row.phone, off, wantsSite },
    wechat: row.bound_id === null ? null : { openId: row.open_id },
    isUnreachable: row.is_unreachable === 1,
    hasNoticesByWechat: wantsSite && row.by_wechat === 1 && row.is_untold !== 1 && row.open_id !== null,
  };
}
