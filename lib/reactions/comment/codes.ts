import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** What can be commented on. */
export const commentKinds = kindsThat('comment');
export type CommentKind = KindThat<'comment'>;

/** How a comment stands: shown, read by staff before it is shown, or taken away by its author or staff. */
export const commentStates = ['shown', 'waiting', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Bounds of a comment (specification section 5: not empty and under a limit). */
export const commentLimits = { text: 500, repliesAtOnce: 3 } as const;
