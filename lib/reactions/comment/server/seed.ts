import { submitForReview } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { seedCommentLikes } from './seed/likes';
import { type NewcomerTalk, newcomerTalks } from './seed/newcomers';
import { seedCommentsOnArticles } from './seed/on-articles';
import { remarks } from './seed/remarks';
import { languageOf, speakers, watcher } from './seed/speakers';
import { longTalk, type Talk, talks } from './seed/talks';
import type { CommentEntryTable } from './tables';

const minute = 60_000;
/** A work with many comments: more than two pages. */
const busiest = { id: 'video-007', comments: 46 };
/** The share of works without comments. */
const quiet = 0.25;

interface Work {
  id: string;
  author_id: string;
  verified_at: number;
}

/**
 * Writes comments of the demonstration's people on its public works and articles: on most of them, on a few many more, until
 * half an hour before now. One comment was removed, one is under review.
 */
export async function seedComments(context: Context, tx: Tx): Promise<void> {
  const now = context.now();
  const works = await publicWorks(tx);
  const end = now - 30 * minute;
  const talked = works.flatMap((work, place) => discussionOf(work, place, end));
  const entries = [...talked, ...newcomersEntries(await newcomerTalks(tx), works, end)];
  await tx.insertInto('comment_entry').values(entries).execute();
  for (const [thingId, own] of Map.groupBy(entries, (entry) => entry.thing_id)) {
    await context.things.video.countComments(context, tx, { id: thingId, by: own.length });
  }
  await seedCommentsOnArticles(context, tx, end);
  await seedUnseen(tx, works, now);
  await seedCommentLikes(tx, now);
}

async function publicWorks(tx: Tx): Promise<Work[]> {
  const rows = await tx
    .selectFrom('video')
    .select(['id', 'author_id', 'verified_at'])
    .where('state', '=', 'verified')
    .orderBy('id')
    .execute();
  return rows.map(({ verified_at: at, ...work }) => ({ ...work, verified_at: at ?? 0 }));
}

/** All comments on a work until `end`; `place` is its index among the works. */
function discussionOf(work: Work, place: number, end: number): CommentEntryTable[] {
  const isBusiest = work.id === busiest.id;
  if (!isBusiest && spread(place, 0.7548776662) < quiet) return [];
  const count = isBusiest ? busiest.comments : 1 + Math.floor(9 * spread(place, 0.5698402909) ** 2);
  const makers = languageOf(work.author_id);
  const told = { zh: 0, en: 0, talks: 0 };
  return Array.from({ length: count }, (_, turn) => {
    const number = 61 * place + turn;
    const isTalk = spread(number, 0.4142135623) < 0.3 && told.talks < talks[makers].length;
    const language = spread(number, 0.6180339887) < 0.6 ? 'zh' : 'en';
    // Nothing twice on one work.
    const talk = isTalk
      ? pick(talks[makers], place + told.talks++)
      : remark(pick(remarks[language], 5 * place + told[language]++));
    // Most comments are written soon after a work is published.
    const at = Math.round(work.verified_at + (end - work.verified_at) * spread(number, 0.2360679775) ** 1.6);
    return thread({ work, number, at, end, talk: isBusiest && turn === 3 ? longTalk : talk });
  }).flat();
}

interface Place {
  work: Work;
  /** Number of the comment, among all. */
  number: number;
  at: number;
  end: number;
  talk: Talk;
}

function thread({ work, number, at, end, talk }: Place): CommentEntryTable[] {
  const asker = pick(othersThan(work, talk.text), number);
  const root = { ...entry(work, number, asker, talk.text, at), reply_count: talk.replies.length };
  // Within some hours, and always before the end.
  const gap = Math.min((end - at) / (talk.replies.length + 1), 150 * minute * (0.1 + spread(number, 0.2928932188)));
  let before = asker;
  const answers = talk.replies.map(([voice, text], index) => {
    const others = othersThan(work, text).filter((id) => id !== asker);
    const author = { maker: work.author_id, asker, other: pick(others, number + 3 * index) }[voice];
    const answer = entry(work, number, author, text, Math.round(at + gap * (index + 1)));
    const to = voice === 'asker' ? before : null;
    before = author;
    return { ...answer, id: `${root.id}-${index + 1}`, root_id: root.id, to_person_id: to, like_count: index % 3 };
  });
  return [root, ...answers];
}

function entry(work: Work, number: number, author: string, text: string, at: number): CommentEntryTable {
  return {
    id: `comment-${number}`,
    kind: 'video',
    thing_id: work.id,
    author_id: author,
    root_id: null,
    to_person_id: null,
    text,
    state: 'shown',
    like_count: Math.floor(26 * spread(number, 0.3819660113) ** 4),
    reply_count: 0,
    created_at: at,
  };
}

/** Each on another work, hours apart, and liked by some. */
function newcomersEntries(said: readonly NewcomerTalk[], works: readonly Work[], end: number): CommentEntryTable[] {
  return said.flatMap(({ personId, text, reply }, place) => {
    const work = pick(works, 31 * (place + 1));
    const at = Math.max(work.verified_at, end - (5 + 7 * place) * 60 * minute);
    const root = { ...entry(work, place, personId, text, at), id: `comment-newcomer-${place}` };
    const answer = entry(work, place, work.author_id, reply, at + 4 * minute);
    return [
      { ...root, like_count: 3 + place, reply_count: 1 },
      { ...answer, id: `${root.id}-1`, root_id: root.id, like_count: 1 },
    ];
  });
}

/** One that its author removed, and one under review, visible only to its author. */
async function seedUnseen(tx: Tx, works: readonly Work[], now: number): Promise<void> {
  const [work] = works;
  if (!work) return;
  const since = now - 95 * minute;
  const text = '地下室那段让我想起老城区的赌博机，灯也是这样一闪一闪的。';
  const removed = entry(work, 0, pick(speakers.en, 0), 'Wrong film, sorry.', since);
  const waiting = entry(work, 0, watcher, text, since);
  const review = { kind: 'comment', subjectId: 'comment-waiting', field: 'text', text, words: ['赌博'] } as const;
  await submitForReview(tx, review, since);
  await tx
    .insertInto('comment_entry')
    .values([
      { ...removed, id: 'comment-removed', state: 'removed', like_count: 0 },
      { ...waiting, id: review.subjectId, state: 'waiting', like_count: 0 },
    ])
    .execute();
}

const remark = (text: string): Talk => ({ text, replies: [] });

/** People who speak the language of a text and did not make the work. */
const othersThan = ({ author_id: maker }: Work, text: string) =>
  speakers[/\p{Script=Han}/u.test(text) ? 'zh' : 'en'].filter((id) => id !== maker);

function pick<One>(list: readonly One[], turn: number): One {
  return list[turn % list.length] as One;
}
