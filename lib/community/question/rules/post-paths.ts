/** The page of a question. */
export const questionPath = (id: string) => `/questionDetail/${encodeURIComponent(id)}`;

/** The same page with one of its answers first. */
export const answerPath = (questionId: string, answerId: string) =>
  `${questionPath(questionId)}?answer=${encodeURIComponent(answerId)}`;

/** Where one asks in a channel. */
export const askPath = (topicId: string) => `/topicQuestion/${encodeURIComponent(topicId)}/create`;
