/** The usual reasons; each has a name and a text in `messages/<locale>/community/topic-console.json`. */
export const reasonNames = ['similar', 'texts', 'pictures', 'rights', 'content', 'advertising'] as const;
export type ReasonName = (typeof reasonNames)[number];
