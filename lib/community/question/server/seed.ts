import { findProhibitedWords, submitForReview } from '@/lib/base/moderation/port';
import { seedMembership } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { submitWhole } from './questions/whole-question';
import { codeQuestions } from './seed/code';
import { dataQuestions } from './seed/data';
import { groupQuestions } from './seed/groups';
import { lightQuestions } from './seed/light';
import { machineQuestions } from './seed/machines';
import { postsOf, type SeedPosts } from './seed/posts';
import { projectionQuestions } from './seed/projection';
import { speakerId } from './seed/question';
import { seedReactions } from './seed/reactions';
import { soundQuestions } from './seed/sound';
import { unseenQuestions } from './seed/unseen';

/** Every question of the demonstration; the first one has a banner on the home page. */
const seedQuestionList = [
  ...lightQuestions,
  ...projectionQuestions,
  ...codeQuestions,
  ...dataQuestions,
  ...soundQuestions,
  ...machineQuestions,
  ...groupQuestions,
  ...unseenQuestions,
];

/** Lets the demonstration's people ask in its channels, as members, and answer, with what others say of it. */
export async function seedQuestions(context: Context, tx: Tx): Promise<void> {
  const now = context.now();
  const since = await knownSince(tx);
  const posts = seedQuestionList.map((seed, place) => {
    const topicId = `topic-${String(seed.topic).padStart(2, '0')}`;
    const known = [topicId, ...[seed.by, ...speakersOf(seed)].map(speakerId)].map((id) => since.get(id) ?? 0);
    return postsOf(seed, place, { since: Math.max(...known), now });
  });
  await seedMembership(
    tx,
    posts.map(({ question }) => ({
      ...{ topicId: question.topic_id, personId: question.author_id, at: question.created_at - 1 },
    })),
  );
  for (const { question } of posts) await tx.insertInto('question').values(question).execute();
  for (const answer of posts.flatMap(({ answers }) => answers)) await tx.insertInto('answer').values(answer).execute();
  await tx
    .insertInto('post_version')
    .values(posts.flatMap(({ versions }) => versions))
    .execute();
  for (const one of posts) await handIn(tx, one);
  await seedReactions(context, tx, { list: seedQuestionList, posts });
}

const speakersOf = ({ answers = {}, waitingAnswers = {} }: (typeof seedQuestionList)[number]) =>
  Object.keys({ ...answers, ...waitingAnswers }) as (typeof seedQuestionList)[number]['by'][];

/** Since when (ms) people and channels are there, by id. */
async function knownSince(tx: Tx): Promise<ReadonlyMap<string, number>> {
  // The account for trying out the audience role is as old as the demonstration; what it asked is spread as well.
  const people = await tx
    .selectFrom('person')
    .select(['id', 'created_at'])
    .where('id', '!=', speakerId('watcher'))
    .execute();
  const topics = await tx.selectFrom('topic').select(['id', 'created_at']).execute();
  return new Map([...people, ...topics].map(({ id, created_at }) => [id, created_at]));
}

/** Submits what waits for review. */
async function handIn(tx: Tx, { question, answers }: SeedPosts): Promise<void> {
  if (question.state === 'waiting') {
    const words = await findProhibitedWords(tx, [question.title, question.text]);
    await submitWhole(tx, question, words, question.created_at);
  }
  for (const { id, text, created_at } of answers.filter(({ state }) => state === 'waiting')) {
    const words = await findProhibitedWords(tx, [text]);
    await submitForReview(tx, { kind: 'answer', subjectId: id, field: 'text', text, words }, created_at);
  }
}
