import type { CommentKind } from '../codes';

/** Tag of the pages that show what is said about a thing. */
export const commentsTag = (kind: CommentKind, thingId: string) => `comments:${kind}:${thingId}`;
