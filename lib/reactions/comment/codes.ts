import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** Kinds that can be commented on. */
export const commentKinds = kindsThat('comment');
export type CommentKind = KindThat<'comment'>;

/** State of a comment: shown, under review before it is shown, or removed by its author or staff. */
export const commentStates = ['shown', 'waiting', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Limits of a comment (specification section 5: not empty and under a limit). */
export const commentLimits = { text: 500, repliesAtOnce: 3 } as const;
