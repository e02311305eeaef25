import { millisecondsInSecond } from 'date-fns/constants';
import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import { seal, unseal } from '@/lib/platform/server/sealed';
import { siteSecret } from '@/lib/platform/server/site-secret';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { kept } from '../codes';

/** Purpose of the signature of links. */
const about = 'verification.picture';
/** What a link says: the picture, the session that it was given to, and the time in ms until which it works. */
const said = z.tuple([z.string(), z.string(), z.int()]);

const keyOf = async ({ db }: Context) => Buffer.from(await siteSecret(db, about), 'base64url');

/** Makes links to pictures for a session of a reviewer, which work for five minutes. */
export async function linksTo(context: Context, sessionId: string): Promise<(pictureId: string) => string> {
  const key = await keyOf(context);
  const until = context.now() + kept.linkSeconds * millisecondsInSecond;
  return (pictureId) => seal(key, about, JSON.stringify([pictureId, sessionId, until]));
}

/** The id of the picture of a link. Throws NullPointer unless it was given to this session, LinkExpired for an old one. */
export async function followLink(context: Context, sessionId: string, link: string): Promise<string> {
  const text = unseal(await keyOf(context), about, link);
  const [pictureId = null, reader = null, until = 0] = text === null ? [] : said.parse(JSON.parse(text));
  if (pictureId === null || reader !== sessionId) throw new CodedError('NullPointer');
  if (until <= context.now()) throw new CodedError('LinkExpired');
  return pictureId;
}
