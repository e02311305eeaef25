import { sql } from 'kysely';
import { deliver, isDeliverable } from '@/lib/base/delivery/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { type Env, env } from '@/lib/platform/server/env';
import { mostCounted } from '../codes';
import { isShown } from './notice-rows';
import { renderNotices } from './render-notices';
import { writeMail } from './write-mail';

export type MailSettings = Pick<Env, 'sms' | 'mail' | 'demo' | 'siteUrl'>;

/** As many notices as a mail says in full. */
const mostLines = 10;

/**
 * Sends one person the mail of a day (`YYYY-MM-DD`), with what is unread since the last one; none when there is nothing, when
 * it was sent already, or to who has no confirmed e-mail address. It is claimed before it is sent, so that a day never has
 * two; what a mail that was lost on the way would have said, the next one says. Throws what {@link deliver} throws, and may
 * then be tried again.
 */
export async function mailNotices(
  context: Context,
  personId: string,
  day: string,
  settings: MailSettings = env(),
): Promise<void> {
  const { db } = context;
  const recipient = await findRecipient(db.read, personId);
  if (!recipient || !isDeliverable('email', recipient.email, settings)) return;
  const news = newsOf(db.read, personId, recipient.mailed_seq);
  const counted = news.select('notice.id').limit(mostCounted);
  const { count } = await db.read
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await news
    .select(['notice.id', 'notice.type', 'kind', 'about_kind', 'about_id', 'detail', 'actor_count'])
    .select(['seq', 'read_seq', 'last_at', 'until'])
    .orderBy('seq', 'desc')
    .limit(mostLines)
    .execute();
  const own: Context = { ...context, language: recipient.language };
  const notices = await renderNotices(own, personId, rows);
  const last = rows[0]?.seq;
  if (notices.length === 0 || last === undefined) return;
  const letter = await writeMail(own, { personId, email: recipient.email, notices, count }, settings);
  if (!(await claim(context, personId, day))) return;
  try {
    await deliver(context, letter, settings);
  } catch (error) {
    await change(context, personId, { mailed_day: recipient.mailed_day });
    throw error;
  }
  await change(context, personId, { mailed_seq: last });
}

/** Who can get mail, and in which language. */
async function findRecipient(db: Reader, personId: string) {
  const found = await db
    .selectFrom('notice_recipient')
    .innerJoin('account_user', 'account_user.id', 'notice_recipient.person_id')
    .select(['language', 'mailed_seq', 'mailed_day', 'email'])
    .where('person_id', '=', personId)
    .where('email_verified', '=', 1)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return found?.email ? { ...found, email: found.email } : null;
}

/** What is unread of the types that mails tell of, and was not in a mail. */
function newsOf(db: Reader, personId: string, mailedSeq: number) {
  return db
    .selectFrom('notice')
    .innerJoin('notice_setting', (join) =>
      join
        .onRef('notice_setting.person_id', '=', 'notice.person_id')
        .onRef('notice_setting.type', '=', 'notice.type')
        .on('by_mail', '=', 1)
        .on('on_site', '=', 1),
    )
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.person_id', '=', 'notice.person_id').onRef('notice_read.type', '=', 'notice.type'),
    )
    .where('notice.person_id', '=', personId)
    .where(isShown)
    .where(sql<boolean>`read_seq < seq`)
    .where('seq', '>', mailedSeq)
    .where(({ eb, or, ref }) => or([eb('until', 'is', null), eb('seq', '>', ref('until'))]));
}

/** Takes the mail of a day; of two that try, one does. */
async function claim({ db }: Context, personId: string, day: string): Promise<boolean> {
  const claimed = await db.transaction((tx) =>
    tx
      .updateTable('notice_recipient')
      .set({ mailed_day: day })
      .where('person_id', '=', personId)
      .where('mailed_day', '<', day)
      .returning('person_id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

async function change(
  { db }: Context,
  personId: string,
  to: { mailed_day: string } | { mailed_seq: number },
): Promise<void> {
  await db.transaction((tx) => tx.updateTable('notice_recipient').set(to).where('person_id', '=', personId).execute());
}
