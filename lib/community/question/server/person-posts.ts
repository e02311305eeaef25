import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { PostKind } from '../codes';
import { takeAnswerAway } from './answers/remove-answer';
import { holdQuestion } from './hold-question';
import { close, isAnsweredByOthers, takeAway } from './questions/remove-question';
import { renewQuestion } from './renew-question';

/**
 * Listens to 'account.leaving': the person's answers are removed, and their questions too, both without their texts. A question that
 * others have answered is closed: its title stays, for the answers to it, and nothing else.
 */
export async function erasePosts(context: Context, tx: Tx, { personId }: EventKinds['account.leaving']): Promise<void> {
  const now = context.now();
  const questions = await tx.selectFrom('question').select('id').where('author_id', '=', personId).execute();
  const answers = await tx
    .selectFrom('answer')
    .select(['id', 'question_id'])
    .where('author_id', '=', personId)
    .execute();
  // Before the posts, as everywhere: a decision writes the review first.
  for (const { id } of questions) await forgetReviewsOf(tx, 'question', id);
  for (const { id } of answers) await forgetReviewsOf(tx, 'answer', id);
  const held = new Set([...questions.map(({ id }) => id), ...answers.map((answer) => answer.question_id)]);
  const inOrder = [...held].sort();
  for (const id of inOrder) await holdQuestion(tx, id);
  await eraseAnswers(tx, personId);
  await eraseQuestions(tx, personId, now);
  for (const id of inOrder) await renewQuestion(tx, id, now);
}

/** The questions are held. */
async function eraseAnswers(tx: Tx, personId: string): Promise<void> {
  const own = await tx
    .selectFrom('answer')
    .select(['id', 'question_id', 'state'])
    .where('author_id', '=', personId)
    .execute();
  for (const answer of own) {
    if (answer.state !== 'removed') await takeAnswerAway(tx, answer);
    await forgetVersions(tx, 'answer', answer.id);
  }
  await tx.updateTable('answer').set({ text: '' }).where('author_id', '=', personId).execute();
}

async function eraseQuestions(tx: Tx, personId: string, now: number): Promise<void> {
  const own = await tx.selectFrom('question').selectAll().where('author_id', '=', personId).execute();
  for (const question of own) {
    const { id, state } = question;
    await forgetVersions(tx, 'question', id);
    const stays = state === 'shown' && (await isAnsweredByOthers(tx, question));
    if (stays) await close(tx, question, now);
    else await takeAway(tx, id);
    await tx
      .updateTable('question')
      .set({ text: '', ...(!stays && { title: '' }) })
      .where('id', '=', id)
      .execute();
  }
}

async function forgetVersions(tx: Tx, kind: PostKind, id: string): Promise<void> {
  await tx.deleteFrom('post_version').where('kind', '=', kind).where('post_id', '=', id).execute();
}

/** Listens to 'account.exported': adds what the person asked and answered, in any state, with what it said before. */
export async function exportPosts(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const ownQuestions = tx.selectFrom('question').selectAll().where('author_id', '=', personId);
  const questions = await ownQuestions.orderBy('created_at').orderBy('id').execute();
  const ownAnswers = tx.selectFrom('answer').selectAll().where('author_id', '=', personId);
  const answers = await ownAnswers.orderBy('created_at').orderBy('id').execute();
  const exported: Record<'questions' | 'answers', object[]> = { questions: [], answers: [] };
  for (const { id, title, topic_id, ...post } of questions) {
    exported.questions.push({ id, topicId: topic_id, title, ...(await toLine(tx, 'question', { id, ...post })) });
  }
  for (const { id, question_id, ...post } of answers) {
    exported.answers.push({ id, questionId: question_id, ...(await toLine(tx, 'answer', { id, ...post })) });
  }
  Object.assign(parts, exported);
}

interface Post {
  id: string;
  text: string;
  state: string;
  created_at: number;
}

async function toLine(tx: Tx, kind: PostKind, { id, text, state, created_at }: Post) {
  const versions = await tx
    .selectFrom('post_version')
    .select(['title', 'text', 'written_at'])
    .where('kind', '=', kind)
    .where('post_id', '=', id)
    .orderBy('revision')
    .execute();
  return {
    text,
    state,
    underReview: await pendingTexts(tx, kind, id),
    at: isoInBeijing(created_at),
    earlier: versions.map(({ written_at, ...version }) => ({ ...version, at: isoInBeijing(written_at) })),
  };
}
