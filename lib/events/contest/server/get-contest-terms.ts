import { showArticle } from '@/lib/base/rich-text/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { getContestTerms as contract } from '../contract';
import { findPublicContest } from './find-contest';

/**
 * The terms of a public contest as HTML for display, those of now or a version, in the requested language or in the other one where
 * they are missing. Throws NullPointer for a contest that is not public, and for a version that there is not.
 */
export async function getContestTerms(context: Context, { name, version }: InputOf<typeof contract>) {
  const { id, terms_version } = await findPublicContest(context.db.read, name);
  const terms = await context.db.read
    .selectFrom('contest_terms')
    .selectAll()
    .where('activity_id', '=', id)
    .where('version', '=', version ?? terms_version)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const { text: body, language } = translate(terms.body_zh, terms.body_en, context.language);
  return { version: terms.version, body: showArticle(body), language, madeTime: isoInBeijing(terms.made_at) };
}
