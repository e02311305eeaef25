/** The lists of what the caller wrote. */
export const ownTabs = [
  { name: 'questions', value: 'questions' },
  { name: 'answers', value: 'answers' },
] as const;
