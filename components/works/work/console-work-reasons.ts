/** The most common reasons for rejection; each has a name and a text in `messages/<locale>/works/work-console.json`. */
export const reasonNames = ['picture', 'sound', 'texts', 'cover', 'rights', 'content', 'advertising', 'ai'] as const;
export type ReasonName = (typeof reasonNames)[number];
