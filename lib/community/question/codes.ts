/** State of a question or an answer: shown, under review before it is shown for the first time, or removed. */
export const postStates = ['shown', 'waiting', 'removed'] as const;
export type PostState = (typeof postStates)[number];

/** What has earlier texts. */
export const postKinds = ['question', 'answer'] as const;
export type PostKind = (typeof postKinds)[number];

/** Orders of the questions of a channel: the latest answered or asked first, the newest, the newest without an answer. */
export const questionOrders = ['active', 'latest', 'unanswered'] as const;
export type QuestionOrder = (typeof questionOrders)[number];

/** Orders of the answers below the accepted one. */
export const answerOrders = ['liked', 'latest'] as const;
export type AnswerOrder = (typeof answerOrders)[number];

/** Limits of questions and answers; texts in characters. */
export const questionLimits = {
  title: 100,
  text: 5000,
  answer: 10_000,
  /** Questions of one person per day, and their answers. */
  questionsOfDay: 20,
  answersOfDay: 60,
  /** Texts of one person that staff must review per day. */
  reviewsOfDay: 20,
  /** Similar questions offered while a title is typed; from how many characters on. */
  similar: 5,
  similarFrom: 4,
  /** Changes of one text. */
  versions: 50,
} as const;
