import type { CommentKind } from '../codes';

/** Tag of the pages that show the comments on a thing. */
export const commentsTag = (kind: CommentKind, thingId: string) => `comments:${kind}:${thingId}`;
