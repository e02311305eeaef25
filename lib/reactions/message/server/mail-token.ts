import type { Database } from '@/lib/platform/server/db/database';
import { seal, unseal } from '@/lib/platform/server/sealed';
import { siteSecret } from '@/lib/platform/server/site-secret';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type NoticeType, noticeTypes } from '../codes';

/** Whose mails a link ends, and of which type; all of them for an empty one. */
export interface MailEnd {
  personId: string;
  type: NoticeType | '';
}

const about = 'end of mails';
const keyOf = async (db: Database) => Buffer.from(await siteSecret(db, 'unsubscribe'));

/** Makes the tokens of a database. They are good for as long as the mail is kept. Not inside a transaction. */
export async function mailTokens(db: Database): Promise<(end: MailEnd) => string> {
  const key = await keyOf(db);
  return ({ personId, type }) => seal(key, about, `${type} ${personId}`);
}

/** What a token says. Throws LinkExpired for one that we have not made. */
export async function readMailToken(db: Database, token: string): Promise<MailEnd> {
  const [type, personId] = unseal(await keyOf(db), about, token)?.split(' ') ?? [];
  const known = ([...noticeTypes, ''] as const).find((one) => one === type);
  if (known === undefined || personId === undefined) throw new CodedError('LinkExpired');
  return { personId, type: known };
}
