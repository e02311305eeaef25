import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { noticeTypes } from '../codes';
import type { saveMailWish as contract, MailWish, NoticeChoices } from '../contract';
import { type MailEnd, readMailToken } from './mail-token';
import { readChoices, writeChoices } from './notice-settings';

/** What a link in a mail is about, as it stands; it changes nothing. Throws LinkExpired for one that is not ours. */
export async function getMailWish(context: Context, { token }: { token: string }): Promise<MailWish> {
  return readWish(context.db.read, await readMailToken(context.db, token));
}

/**
 * Says of which types of a link mails are to tell: of none to end them, of those before to take that back. Whoever has the mail
 * may do so, without a login. Of an account that was deleted nothing is left to change. Throws LinkExpired.
 */
export async function saveMailWish(context: Context, { token, wanted }: InputOf<typeof contract>): Promise<MailWish> {
  const end = await readMailToken(context.db, token);
  return context.db.transaction(async (tx) => {
    const held = await tx
      .updateTable('notice_recipient')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .where('person_id', '=', end.personId)
      .returning('person_id')
      .executeTakeFirst();
    if (!held) return readWish(tx, end);
    const choices = await readChoices(tx, end.personId);
    const changed = noticeTypes.map((type) => [
      type,
      { ...choices[type], byMail: isOf(end, type) ? wanted.includes(type) : choices[type].byMail },
    ]);
    await writeChoices(tx, end.personId, Object.fromEntries(changed) as NoticeChoices);
    return readWish(tx, end);
  });
}

function isOf(end: MailEnd, type: (typeof noticeTypes)[number]): boolean {
  return end.type === '' || end.type === type;
}

async function readWish(db: Reader, end: MailEnd): Promise<MailWish> {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', end.personId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const choices = await readChoices(db, end.personId);
  const wanted = noticeTypes.filter((type) => isOf(end, type) && choices[type].byMail);
  return { type: end.type, wanted, isGone: person === undefined };
}
