import { v7 as uuid } from 'uuid';
import { decideOnReview } from '@/lib/base/moderation/port';
import { createAnswer } from '@/lib/community/question/server/answers/create-answer';
import { findOwnAnswer } from '@/lib/community/question/server/answers/own-answers';
import { removeAnswer } from '@/lib/community/question/server/answers/remove-answer';
import { saveAnswer } from '@/lib/community/question/server/answers/save-answer';
import { acceptAnswer } from '@/lib/community/question/server/questions/accept-answer';
import { createQuestion } from '@/lib/community/question/server/questions/create-question';
import { getQuestion } from '@/lib/community/question/server/questions/get-question';
import { removeQuestion } from '@/lib/community/question/server/questions/remove-question';
import { saveQuestion } from '@/lib/community/question/server/questions/save-question';
import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, topicRow } from './rows';

export const people = Array.from({ length: 20 }, (_, index) => `p${index}`);

/** A text that staff must read first. */
export const watched = '来我的赌博网站';

/** Questions and answers in the channel `light`, of which `asker` and all `people` but the last five are members. */
export function questionScene(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const staff = { caller: callerOf('ed', { staff: 'reviewer' }) };
  const read = () => database().db.read;
  const answers = () => read().selectFrom('answer').selectAll().execute();

  return {
    as,
    visitor: () => testContext(database().db),
    asStaff: () => as('ed', staff),
    ask: (
      input: Partial<Parameters<typeof createQuestion>[1]> = {},
      personId = 'asker',
      overrides: Partial<Context> = {},
    ) =>
      createQuestion(as(personId, overrides), {
        ...{ topicId: 'light', clientId: uuid(), title: '用什么灯？', text: '展厅高四米。', acknowledged: false },
        ...input,
      }),
    save: (id: string, input: Partial<Parameters<typeof saveQuestion>[1]> = {}, personId = 'asker') =>
      saveQuestion(as(personId), {
        ...{ id, title: '用什么灯？', text: '展厅高四米。', revision: 0, acknowledged: false },
        ...input,
      }),
    remove: (id: string, personId = 'asker') => removeQuestion(as(personId), { id }),
    accept: (id: string, answerId: string, personId = 'asker') => acceptAnswer(as(personId), { id, answerId }),
    get: (id: string) => getQuestion(testContext(database().db), { id }),
    answer: (questionId: string, personId: string, text = '窄角度的就好。', acknowledged = false, now = noon) =>
      createAnswer(as(personId, { now: () => now }), { questionId, text, acknowledged }),
    change: (id: string, personId: string, text: string, revision = 0, acknowledged = false) =>
      saveAnswer(as(personId), { id, text, revision, acknowledged }),
    withdraw: (id: string, personId: string) => removeAnswer(as(personId), { id }),
    ownAnswer: (questionId: string, personId: string) => findOwnAnswer(as(personId), { questionId }),
    /** Decides on what waits of a post. */
    decide: async (subjectId: string, isAllowed: boolean) => {
      const review = await read()
        .selectFrom('moderation_review')
        .select('id')
        .where('subject_id', '=', subjectId)
        .where('state', '=', 'pending')
        .executeTakeFirst();
      return decideOnReview(as('ed', staff), { id: review?.id ?? 'none', isAllowed });
    },
    pendingReviews: async () => {
      const reviews = read().selectFrom('moderation_review').select('subject_id').where('state', '=', 'pending');
      return (await reviews.execute()).map((review) => review.subject_id);
    },
    question: (id: string) => read().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    answers,
    versions: (id: string) =>
      read()
        .selectFrom('post_version')
        .select(['revision', 'title', 'text'])
        .where('post_id', '=', id)
        .orderBy('revision')
        .execute(),
    /** What a question counts and has accepted agrees with its answers. */
    agrees: async (id: string) => {
      const question = await read()
        .selectFrom('question')
        .select(['answer_count', 'accepted_id', 'state'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const shown = (await answers()).filter((row) => row.question_id === id && row.state === 'shown');
      expect(question.answer_count).toBe(shown.length);
      if (question.accepted_id !== null) expect(shown.map((row) => row.id)).toContain(question.accepted_id);
      if (question.state === 'removed') expect(shown).toEqual([]);
    },
    begin: () =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ['asker', 'ed', ...people].map((id) => personRow({ id })),
        ),
      ),
    beginAnew: () =>
      database().db.transaction(async (tx) => {
        const tables = ['moderation_review', 'post_version', 'answer', 'question', 'topic_member', 'topic'] as const;
        for (const table of tables) await tx.deleteFrom(table).execute();
        await insertRows(tx, 'topic', [topicRow({ id: 'light' }), topicRow({ id: 'gone', state: 'failed' })]);
        const member = { role: 'member', created_at: noon, seen_at: noon } as const;
        const members = ['asker', ...people.slice(0, -5)].map((person_id) => ({
          topic_id: 'light',
          person_id,
          ...member,
        }));
        await insertRows(tx, 'topic_member', members);
      }),
  };
}
