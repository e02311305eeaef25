import { readAnswers } from './answers';

const questions = [
  { id: 'a', isRequired: true },
  { id: 'b', isRequired: false },
  { id: 'c', isRequired: true },
];

test('answers come in the order of the questions, without those to other ones', () => {
  const answers = ['c', 'x', 'a'].map((questionId) => ({ questionId, text: questionId }));
  expect(readAnswers(questions, answers)).toEqual({
    answers: [
      { questionId: 'a', text: 'a' },
      { questionId: 'c', text: 'c' },
    ],
    missing: [],
  });
});

test('what is missing is named by the place of its question', () => {
  const { missing } = readAnswers(questions, [{ questionId: 'a', text: '' }], 'attendees.1.');
  expect(missing.map(({ field }) => field)).toEqual(['attendees.1.answers.0', 'attendees.1.answers.2']);
});
