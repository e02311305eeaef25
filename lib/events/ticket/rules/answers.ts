import type { FieldError } from '@/lib/platform/shared/error-codes';

interface Question {
  id: string;
  isRequired: boolean;
}
interface Answer {
  questionId: string;
  text: string;
}

/**
 * The answers to the organiser's questions, in their order; those to other questions are dropped. What is missing breaks
 * `required` at `answers.<index of the question>`, below `path`.
 */
export function readAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  path = '',
): { answers: Answer[]; missing: FieldError[] } {
  const given = new Map(answers.map(({ questionId, text }) => [questionId, text]));
  return {
    answers: questions.flatMap(({ id }) => (given.get(id) ? [{ questionId: id, text: given.get(id) ?? '' }] : [])),
    missing: questions.flatMap(({ id, isRequired }, index) =>
      isRequired && !given.get(id) ? [{ field: `${path}answers.${index}`, rule: 'required' }] : [],
    ),
  };
}
