import { millisecondsInMinute } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { writeCollected } from '@/lib/reactions/collection/port';
import { writeComments } from '@/lib/reactions/comment/port';
import { type Liked, writeLikes } from '@/lib/reactions/like/port';
import { answerId, questionId, type SeedPosts } from './posts';
import { type SeedQuestion, speakerId } from './question';
import { seedRemarks } from './remarks';

interface Seeded {
  list: readonly SeedQuestion[];
  posts: readonly SeedPosts[];
}

/** The share of the questions that a person has collected. */
const collected = 0.05;

/** Assigns every counted like to a person, until a minute before now; some people collect questions, and some comment. */
export async function seedReactions(context: Context, tx: Tx, { list, posts }: Seeded): Promise<void> {
  const end = context.now() - millisecondsInMinute;
  const people = (await tx.selectFrom('person').select('id').orderBy('id').execute()).map(({ id }) => id);
  const questions = posts.map(({ question }) => question);
  const answers = posts.flatMap((post) => post.answers);
  const liked = (posts: readonly (typeof questions | typeof answers)[number][]) =>
    posts.flatMap((post, place) => likesOf(post, { place, people, end }));
  await writeLikes(tx, 'question', liked(questions));
  await writeLikes(tx, 'answer', liked(answers));
  const shown = questions.filter(({ state }) => state === 'shown');
  await writeCollected(
    tx,
    'question',
    people.flatMap((personId, place) =>
      shown
        .filter((_, index) => spread(place * shown.length + index, 0.6180339887) < collected)
        .map(({ id, created_at }) => ({ id, personId, at: Math.round((created_at + end) / 2) })),
    ),
  );
  await comment(context, tx, list, posts);
}

interface Crowd {
  place: number;
  people: readonly string[];
  end: number;
}

function likesOf(
  { id, author_id, like_count, created_at }: { id: string; author_id: string; like_count: number; created_at: number },
  { place, people, end }: Crowd,
): Liked[] {
  const others = people.filter((person) => person !== author_id);
  return Array.from({ length: like_count }, (_, turn) => ({
    id,
    personId: others[(5 * place + turn) % others.length] ?? author_id,
    at: Math.round(created_at + (end - created_at) * spread(turn, 0.6180339887)),
  }));
}

async function comment(
  context: Context,
  tx: Tx,
  list: readonly SeedQuestion[],
  posts: readonly SeedPosts[],
): Promise<void> {
  for (const [turn, { on, answer, by, text }] of seedRemarks.entries()) {
    const place = list.findIndex(({ title }) => title === on);
    const last = Math.max(...(posts[place]?.answers ?? []).map(({ created_at }) => created_at));
    const kind = answer ? 'answer' : 'question';
    const thingId = answer ? answerId(place, answer) : questionId(place);
    const at = last + (turn + 1) * millisecondsInMinute;
    await writeComments(tx, kind, [{ id: `comment-question-${turn}`, thingId, personId: speakerId(by), text, at }]);
    await context.things[kind].countComments(context, tx, { id: thingId, by: 1 });
  }
}
