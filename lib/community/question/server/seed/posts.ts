import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import { spread } from '@/lib/platform/server/spread';
import type { Language } from '@/lib/platform/shared/language';
import type { AnswerTable, PostVersionTable, QuestionTable } from '../tables';
import { type SeedAnswers, type SeedQuestion, type SeedSpeaker, speakerId } from './question';

/** The rows of a demonstration question. */
export interface SeedPosts {
  question: Insertable<QuestionTable> & { like_count: number; created_at: number };
  answers: (Insertable<AnswerTable> & { like_count: number; created_at: number })[];
  versions: Insertable<PostVersionTable>[];
}

export const questionId = (place: number) => `question-${String(place + 1).padStart(3, '0')}`;
export const answerId = (place: number, by: SeedSpeaker) => `answer-${String(place + 1).padStart(3, '0')}-${by}`;

const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
const entriesOf = (answers: SeedAnswers = {}) => Object.entries(answers) as [SeedSpeaker, string][];

/**
 * The rows of the question at this place of all: asked within the last eight months, most of them lately, but not before `since`,
 * and answered within days. Times are in ms.
 */
export function postsOf(seed: SeedQuestion, place: number, { since, now }: { since: number; now: number }): SeedPosts {
  const { topic, by, title, text, answers, accepted, earlier, earlierAnswers = {}, isClosed, state = 'shown' } = seed;
  const id = questionId(place);
  const end = now - 10 * millisecondsInMinute;
  const ago = (0.3 + 240 * spread(place, 0.6180339887) ** 1.7) * millisecondsInDay;
  const askedAt = Math.min(end - 4 * millisecondsInHour, Math.max(since + millisecondsInHour, Math.round(now - ago)));
  const post = { place, id, askedAt, end };
  const shown = entriesOf(answers).map((one, turn) => answerRow(post, turn, one, earlierAnswers[one[0]]));
  const waiting = entriesOf(seed.waitingAnswers).map((one) => answerRow(post, shown.length, one));
  const last = shown.at(-1)?.created_at ?? askedAt;
  return {
    question: {
      ...{ id, topic_id: `topic-${String(topic).padStart(2, '0')}`, author_id: speakerId(by), title, text, state },
      ...{ language: languageOf(title), created_at: askedAt, active_at: last },
      accepted_id: accepted ? answerId(place, accepted) : null,
      answer_count: shown.length,
      like_count: state === 'shown' ? likes(place * 7, 34) : 0,
      closed_at: isClosed ? Math.round((last + end) / 2) : null,
      ...(earlier && { revision: 1, edited_at: askedAt + 2 * millisecondsInHour }),
    },
    answers: [...shown, ...waiting.map((row) => ({ ...row, state: 'waiting' as const, like_count: 0 }))],
    versions: [
      ...(earlier
        ? [{ kind: 'question' as const, post_id: id, revision: 0, title, ...earlier, written_at: askedAt }]
        : []),
      ...entriesOf(earlierAnswers).map(([who, former]) => ({
        ...{ kind: 'answer' as const, post_id: answerId(place, who), revision: 0, title: '', text: former },
        written_at: shown.find((row) => row.id === answerId(place, who))?.created_at ?? askedAt,
      })),
    ],
  };
}

/** A few are liked by many. */
const likes = (number: number, most: number) => Math.floor(most * spread(number, 0.3819660113) ** 3);

function answerRow(
  { place, id, askedAt, end }: { place: number; id: string; askedAt: number; end: number },
  turn: number,
  [by, text]: [SeedSpeaker, string],
  former?: string,
) {
  const number = place * 7 + turn + 1;
  const gap = Math.min((end - askedAt) / 8, 40 * millisecondsInHour * (0.1 + spread(number, 0.4142135623)));
  const at = Math.round(askedAt + gap * (turn + 1));
  return {
    ...{ id: answerId(place, by), question_id: id, author_id: speakerId(by), text, language: languageOf(text) },
    ...{ state: 'shown' as const, created_at: at, like_count: likes(number, 30) },
    ...(former !== undefined && { revision: 1, edited_at: at + millisecondsInHour }),
  };
}
