import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { excerptOf } from '../rules/excerpt';
import { answerPath, questionPath } from '../rules/post-paths';
import { countOnAnswer, countOnQuestion } from './count-reactions';
import { placeDecidedAnswer, placeDecidedQuestion } from './place-decided-post';
import { questionSearch } from './search-document';

/** The declaration of questions: people like, discuss, collect, report and find them. A closed one takes no comments. */
export const questionThing: Thing<'question'> = {
  kind: 'question',
  findPublic: (db, id) => db.selectFrom('question').select('id').where('id', '=', id).where('state', '=', 'shown'),
  findOpen: (db, id) =>
    db
      .selectFrom('question')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'shown')
      .where('closed_at', 'is', null),
  countLike: countOnQuestion('like_count'),
  countComments: countOnQuestion('comment_count'),
  placeDecided: placeDecidedQuestion,
  search: questionSearch,

  async findNamed(_context, db, ids) {
    const rows = await db
      .selectFrom('question')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'author_id').on('erased_at', 'is', null))
      .select(['question.id', 'title', 'language', 'state', 'nickname', 'person.id as author_id'])
      .where('question.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title, language, state, nickname, author_id }): NamedThing => ({
        ...{ id, text: title, language, author: nickname, authorId: author_id, thumb: null },
        isPublic: state === 'shown',
        path: state === 'removed' ? null : questionPath(id),
        staffPath: null,
      }),
    );
  },
};

/** The declaration of answers: people like, discuss and report them, as long as their question is there. */
export const answerThing: Thing<'answer'> = {
  kind: 'answer',
  findPublic: (db, id) => db.selectFrom('answer').select('id').where('id', '=', id).where('state', '=', 'shown'),
  findOpen: (db, id) =>
    db
      .selectFrom('answer')
      .innerJoin('question', 'question.id', 'question_id')
      .select('answer.id')
      .where('answer.id', '=', id)
      .where('answer.state', '=', 'shown')
      .where('closed_at', 'is', null),
  countLike: countOnAnswer('like_count'),
  countComments: countOnAnswer('comment_count'),
  placeDecided: placeDecidedAnswer,

  async findNamed(_context, db, ids) {
    const rows = await db
      .selectFrom('answer')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'author_id').on('erased_at', 'is', null))
      .select(['answer.id', 'question_id', 'text', 'language', 'state', 'nickname', 'person.id as author_id'])
      .where('answer.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, question_id, text, language, state, nickname, author_id }): NamedThing => ({
        ...{ id, text: excerptOf(text), language, author: nickname, authorId: author_id, thumb: null },
        isPublic: state === 'shown',
        path: state === 'removed' ? null : answerPath(question_id, id),
        staffPath: null,
      }),
    );
  },
};
