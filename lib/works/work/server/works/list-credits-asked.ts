import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { publicState } from '../../codes';
import type { CreditAsked, findCreditsAsked as contract } from '../../contract';

/**
 * Works that credit the caller and wait for their answer, the latest created first. Only submitted or public ones: a
 * draft is private. Throws Unauthorized for a visitor.
 */
export async function listCreditsAsked(context: Context, page: InputOf<typeof contract>): Promise<Page<CreditAsked>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('video_credit as credit')
    .innerJoin('video', 'video.id', 'credit.video_id')
    .innerJoin('person as author', 'author.id', 'video.author_id')
    .select(['video.id', 'title_zh', 'title_en', 'cover', 'author.nickname', 'credit.roles'])
    .where('person_id', '=', personId)
    .where('credit.state', '=', 'asked')
    .where('video.state', 'in', ['pending_review', publicState])
    .orderBy('video.created_at', 'desc')
    .orderBy('video.id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  return toPage(rows, page, (row) => ({
    id: row.id,
    title: translate(row.title_zh, row.title_en, context.language).text,
    thumb: row.cover,
    author: shownNickname(row.nickname, context.language),
    roles: JSON.parse(row.roles),
  }));
}
