/** The usual reasons; each has a name and a text in `messages/<locale>/community/article-console.json`. */
export const reasonNames = ['quality', 'translation', 'pictures', 'rights', 'content', 'advertising'] as const;
export type ReasonName = (typeof reasonNames)[number];
