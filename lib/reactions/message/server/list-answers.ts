import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { AnswerToMe, NoticeItem } from '../contract';
import { type Detail, readDetail } from './detail';
import { findThings, type ThingFinder } from './named-things';
import { noticeRows } from './notice-rows';
import { renderNotices } from './render-notices';

/** The comments on things of the caller and the replies to them, the latest first. Unauthorized for a visitor. */
export async function listAnswers(context: Context, query: PageQuery): Promise<Page<AnswerToMe>> {
  const { personId } = signedIn(context);
  const rows = await noticeRows(context.db.read, personId, { ...query, type: 'comments' });
  const page = toPage(rows, query, (row) => row);
  const details = new Map(page.list.map((row) => [row.id, readDetail(row.detail)]));
  const refs = [...details.values()].flatMap(({ quote, answers }) =>
    [quote, answers].filter((ref) => ref !== undefined),
  );
  const find = await findThings(context, refs, personId);
  const list = await renderNotices(context, personId, page.list);
  return { ...page, list: list.flatMap((item) => answerOf(item, details.get(item.id) ?? {}, find)) };
}

/** None for notices without a comment. */
function answerOf(item: NoticeItem, { quote, answers }: Detail, find: ThingFinder): AnswerToMe[] {
  const { id, seq, kind, text, names, about, path, at, isUnread } = item;
  const [person] = item.people;
  if (!person || !about || !quote) return [];
  const comment = find(quote);
  const own = answers && find(answers);
  return [
    {
      ...{ id, seq, kind, text, names, person, about, path, at, isUnread },
      comment: { id: quote.id, text: comment.text, isGone: comment.isGone },
      answers: own && !own.isGone ? { id: own.id, text: own.text } : null,
      answerBy: about.isGone ? null : { kind: about.kind, thingId: about.id, replyTo: quote.id },
    },
  ];
}
