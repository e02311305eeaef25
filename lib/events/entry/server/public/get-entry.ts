import { reviewCode } from '@/lib/events/activity/codes';
import { findCategories } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import type { EntryDetail } from '../../contract';
import { isShownTo } from '../../rules/public-result';
import { findContestOf } from '../own/own-entry';
import { picturesOf } from '../own/own-pictures';
import { entriesWithWorks, showingOf, shownWork, toEntryItems } from './entry-item';

/**
 * A public entry of a public contest, in the language of the call, or in the other one where it is missing. Throws NullPointer for
 * any other one, and before its time (`rules/public-result.ts`).
 */
export async function getEntry(context: Context, { id }: { id: string }): Promise<EntryDetail> {
  const { read } = context.db;
  const row = await entriesWithWorks(read)
    .where('entry.id', '=', id)
    .where('entry.is_shown', '=', 1)
    .executeTakeFirst();
  const [item] = row ? await toEntryItems(context, [row]) : [];
  if (!row || !item || !isShownTo(showingOf(row), row.state, context.now())) throw new CodedError('NullPointer');
  const contest = await findContestOf(read, row);
  if (contest.published_at === null || contest.review_state !== reviewCode.verified)
    throw new CodedError('NullPointer');
  const { language } = context;
  const intro = translate(row.intro_zh, row.intro_en, language);
  const category = (await findCategories(read, contest.id)).find((one) => one.id === row.category_id);
  return {
    ...item,
    contestName: contest.name ?? '',
    contestTitle: translate(contest.title_zh, contest.title_en, language).text,
    categoryName: translate(category?.nameZh ?? '', category?.nameEn ?? '', language).text,
    ...{ intro: intro.text, introLanguage: intro.language },
    pictures: picturesOf(row),
    workId: shownWork(row),
  };
}
